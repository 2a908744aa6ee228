import { randomUUID } from 'node:crypto';
import { ask } from './api.js';
import { captchaAnswer } from './hooks.js';
import type { Lobby } from './lobby.js';

type Account = { username: string; password: string };

/** One more session of a player, on a device of its own. Throws what the lobby said when it refused. */
export async function anotherSession(lobby: Lobby, { username, password }: Account): Promise<{ token: string }> {
  const { uuid } = await ask<{ uuid: string }>(lobby, 'GET', '/captcha/captchaImage');
  const body = { username, password, code: await captchaAnswer(lobby, uuid), uuid, browserUUID: randomUUID() };
  const { token } = await ask<{ token: string }>(lobby, 'POST', '/login', { body });
  return { token };
}

/** Ends every session of the player but this one, as the devices page does. */
export async function endOthers(lobby: Lobby, { token }: { token: string }): Promise<void> {
  const answer = await fetch(`${lobby.origin}/user-api/user/device/others?lang=en_US`, {
    method: 'DELETE',
    headers: { origin: lobby.origin, authorization: `Bearer ${token}` },
  });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 200) throw new Error(`signing the others out answered ${code}`);
}
