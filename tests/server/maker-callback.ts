import { enterFields, roundFields, sign } from '../../sandbox/signature.js';
import type { GameCallback } from '../../server/adapters/maker/maker.js';
import type { TestAnswer, TestServer } from './harness.js';

/** A callback as a test writes it; signed by the maker unless it has a signature. */
export type Told = Omit<GameCallback, 'signature' | 'currency'> & {
  readonly currency?: 'PHP' | 'THB';
  readonly signature?: string;
};

/** Sends a callback as a maker does that leaves the money at the lobby. */
export async function tell(server: TestServer, told: Told): Promise<TestAnswer> {
  const { path, body } = await signedCallback(server, told);
  return server.call('POST', path, { body });
}

/** The path of a callback below /user-api, and its body with the signature. */
export async function signedCallback(
  { parts: { services } }: TestServer,
  { currency = 'PHP', signature, ...told }: Told,
): Promise<{ readonly path: string; readonly body: object }> {
  const { maker, action, ...body } = { ...told, currency };
  const signed = signature ?? sign(services.settings.SANDBOX_SECRET, roundFields({ maker, action, ...body }));
  return { path: `/callback/game/${maker}/${action}`, body: { ...body, signature: signed } };
}

/** The maker of a session. */
export async function makerOf({ parts: { db } }: TestServer, sessionId: string): Promise<string> {
  const { maker_id } = await db
    .selectFrom('game_session')
    .select('maker_id')
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return String(maker_id);
}

/** Redeems the ticket of a session's URL as a maker in another process does. */
export async function enterSigned(
  server: TestServer,
  { maker, ticket, signature }: { readonly maker: string; readonly ticket: string; readonly signature?: string },
): Promise<TestAnswer['body']> {
  const signed = signature ?? sign(server.parts.services.settings.SANDBOX_SECRET, enterFields({ maker, ticket }));
  return (await server.call('POST', `/callback/game/${maker}/enter`, { body: { ticket, signature: signed } })).body;
}
