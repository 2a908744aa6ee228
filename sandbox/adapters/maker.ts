import type { Maker } from '../../server/adapters/maker/maker.js';
import { enterFields, isSigned, launchFields, roundFields, sign } from '../signature.js';
import { call, type Reach } from './call.js';

/** The sandbox's game maker. `pages`: the address of its pages, empty if they are on the lobby's own origin. */
export function sandboxMaker(reach: Reach, pages: string): Maker {
  return {
    ...(pages === '' ? {} : { origins: [new URL(pages).origin] }),
    async transferIn({ id, amount, makerId, playerId, currency, sessionId }, signal) {
      const transfer = { id, amount, makerId, playerId, currency, sessionId };
      return (await call(reach, 'maker/transfer-in', transfer, signal)).state;
    },
    transferOut: ({ id, makerId, playerId, currency, sessionId }, signal) =>
      call(reach, 'maker/transfer-out', { id, makerId, playerId, currency, sessionId }, signal),
    transferOutcome: (id, signal) => call(reach, 'maker/outcome', { id }, signal),
    async rounds({ makerId, playerId, currency, sessionId }, signal) {
      const { rounds } = await call(reach, 'maker/rounds', { makerId, playerId, currency, sessionId }, signal);
      return rounds.map(({ ref, stake, win, at }) => ({ ref, stake, win, at: new Date(at) }));
    },
    holdings: ({ makerId, playerId, currency, sessionId }, signal) =>
      call(reach, 'maker/holdings', { makerId, playerId, currency, sessionId }, signal),
    async leave({ makerId, playerId, currency, sessionId }, signal) {
      await call(reach, 'maker/leave', { makerId, playerId, currency, sessionId }, signal);
    },
    books: ({ after, transfers }, signal) => call(reach, 'maker/books', { after, transfers: [...transfers] }, signal),
    launchUrl({ ticket, makerId, gameId, gameName, currency, locale, hasSound, hasMotion }) {
      // The maker needs to know which of the lobby's makers the game belongs to, before it can redeem the ticket.
      const launch = {
        ticket: `${makerId}-${ticket}`,
        game: String(gameId),
        name: gameName,
        currency,
      };
      const query = new URLSearchParams({
        ...launch,
        lang: locale,
        ...(hasSound ? { sound: 'on' } : {}),
        ...(hasMotion ? {} : { motion: 'less' }),
        signature: sign(reach.secret, launchFields(launch)),
      });
      return `${pages}/sandbox/maker/play?${query.toString()}`;
    },
    verifies: ({ signature = '', ...told }) =>
      Promise.resolve(
        isSigned(reach.secret, told.action === 'enter' ? enterFields(told) : roundFields(told), signature),
      ),
  };
}
