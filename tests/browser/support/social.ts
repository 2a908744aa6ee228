import { randomUUID } from 'node:crypto';
import { ask } from './api.js';
import type { Lobby } from './lobby.js';

type Server = Pick<Lobby, 'origin'>;

/** A session of a player who has just come with Facebook: without phone, real name and birthday. */
export async function newSocialPlayer(lobby: Server, name = 'Ligaya Cruz'): Promise<{ token: string }> {
  const browserUUID = randomUUID();
  const begun = await fetch(
    `${lobby.origin}/user-api/oauth/facebook/getLoginUrl?lang=en_US&browserUUID=${browserUUID}`,
  );
  const { data } = (await begun.json()) as { data: { url: string } };
  const pressed = await fetch(lobby.origin + data.url, {
    method: 'POST',
    body: new URLSearchParams({ key: randomUUID(), name }),
    redirect: 'manual',
  });
  const { searchParams } = new URL(pressed.headers.get('location') ?? '', lobby.origin);
  const body = { state: searchParams.get('state'), code: searchParams.get('code'), isAdult: true, browserUUID };
  const { token } = await ask<{ token: string }>(lobby, 'POST', '/oauth/facebook/login', { body });
  return { token };
}
