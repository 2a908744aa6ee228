import { randomUUID } from 'node:crypto';
import { ask } from './api.js';
import type { Lobby } from './lobby.js';

type Server = Pick<Lobby, 'origin'>;

/** A session of a player who has just come with Facebook: without phone, real name and birthday. */
export async function newSocialPlayer(lobby: Server, name = 'Ligaya Cruz'): Promise<{ token: string }> {
  const browserUUID = randomUUID();
  const { searchParams } = await facebookResult(lobby, name, { browserUUID });
  const body = { state: searchParams.get('state'), code: searchParams.get('code'), isAdult: true, browserUUID };
  const { token } = await ask<{ token: string }>(lobby, 'POST', '/oauth/facebook/login', { body });
  return { token };
}

/** The address to which Facebook redirects a browser, with its unused result: of a login, or of the bind of a player. */
export async function facebookResult(
  lobby: Server,
  name: string,
  { browserUUID, token }: { browserUUID: string; token?: string },
): Promise<URL> {
  const begun = await fetch(
    `${lobby.origin}/user-api/oauth/facebook/getLoginUrl?lang=en_US&browserUUID=${browserUUID}`,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  );
  const { data } = (await begun.json()) as { data: { url: string } };
  const pressed = await fetch(lobby.origin + data.url, {
    method: 'POST',
    body: new URLSearchParams({ key: randomUUID(), name }),
    redirect: 'manual',
  });
  return new URL(pressed.headers.get('location') ?? '', lobby.origin);
}
