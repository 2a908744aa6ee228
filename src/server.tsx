import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createActor } from 'xstate';
import type { GivenAnswers } from './api/first-reads.js';
import type { SessionHint } from '../machines/access/session.js';
import { addressOf, isPublic, isRendered } from '../machines/addresses.js';
import { appMachine } from '../machines/app.machine.js';
import { systemId } from '../machines/system.js';
import { App } from './app/App.js';
import type { Start } from './app/boot/start.js';
import { SharedReads, type SharedApi } from './app/boot/shared-reads.js';
import { startFirstPage } from './app/hosting/flow-start.js';
import { HistoryHandle } from './app/navigation/history.js';
import { ChunkStore } from './app/navigation/chunk-store.js';
import { placeOf } from './app/navigation/place.js';
import { pageChunks } from './app/pages.js';
import { TextStore } from './i18n/texts.js';
import { hues, neutrals, type Accent, type Mode } from './theme/recipe.js';

/** The first render as HTML, from charts that have started, and the answers that they got. They stop with it. `url`: path and query. */
export async function render(
  url: string,
  start: Omit<Start, 'answers'>,
  api: SharedApi,
): Promise<{ html: string; answers: GivenAnswers }> {
  const texts = new TextStore(start.preferences.locale, start.texts);
  const pages = new ChunkStore(texts, pageChunks);
  const { site, home, hint, preferences } = start;
  if (isRendered(url)) await pages.load(url);
  const app = createActor(appMachine, {
    systemId: systemId.app,
    input: { site, home, hint, preferences, place: placeOf(url, pages), wantedPath: null },
  });
  app.start();
  try {
    const reads = new SharedReads(preferences.locale, api);
    startFirstPage({ app, pages }, reads.outside, url);
    const answers = await reads.settled();
    const html = renderToString(
      <StaticRouter location={url}>
        <App context={{ app, pages, texts, outside: null, history: new HistoryHandle() }} />
      </StaticRouter>,
    );
    return { html, answers };
  } finally {
    app.stop();
  }
}

/** Whether the lobby has a page at this path; any other is answered with status 404. */
export const knows = (path: string): boolean => addressOf(path) !== null;

/** Whether the page at this path is home, whose data the server writes into it. */
export const showsHome = (path: string): boolean => addressOf(path)?.name === 'home';

export { readsQuery } from '../machines/addresses.js';

/**
 * The modules of the page at this path and of its texts, which are not in the first route. None for home, and none for a
 * visitor on a page for players.
 */
export function modulesOf(path: string, { locale, hint }: { locale: string; hint: SessionHint }): readonly string[] {
  const address = addressOf(path);
  if (address === null || address.name === 'home' || (hint === 'visitor' && !isPublic(path))) return [];
  const { area, name } = address;
  return [
    `src/app/pages/${area}/${name}.tsx`,
    ...['common', area].map((texts) => `src/i18n/compiled/${locale}.${texts}.json`),
  ];
}

/** The colour of an empty page, in hex. */
export const pageColour = (accent: Accent, mode: Mode): string => neutrals(mode, hues[accent]).page;

export { calledFrom } from './app/boot/domain-settings.js';

export { mayTrack, pixelIdOf } from '../machines/entry/pixel.js';

export { consentIn } from './effects/consent.js';

export { headAt, listedPaths } from './i18n/heads.js';
