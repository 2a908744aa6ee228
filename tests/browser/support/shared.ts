import type { TestProject } from 'vitest/node';
import { startLobby, type LobbyOptions } from './lobby.js';
import { launchShared } from './visitor.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the Philippine lobby that all files share answers. */
    lobby: string;
    /** The WebSocket of the Chromium that all files share. */
    browser: string;
  }
}

/** One seeded lobby and one Chromium for all files of a browser project. */
export default (project: TestProject): Promise<() => Promise<void>> => shareLobby(project);

export async function shareLobby(project: TestProject, options: LobbyOptions = {}): Promise<() => Promise<void>> {
  const [lobby, browser] = await Promise.all([startLobby(options), launchShared()]);
  project.provide('lobby', lobby.origin);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await lobby.stop();
  };
}
