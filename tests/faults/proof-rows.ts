import { page as withdrawalPage } from '../../src/app/pages/wallet/withdrawal.js';
import { childOf, ended, hosted } from './hosted.js';
import { stubDevice } from './passkeys-server.js';
import type { Row, Rows, Stage } from './rows.js';
import type { Scripted } from './server.js';

const withdrawal = hosted('withdrawal', withdrawalPage);

const demand = (server: Scripted) => void (server.money.isProofAsked = true);
const proofOf = ({ tab }: Stage) => childOf(withdrawal.flow(tab), 'ownerProof');
const proving = (way: 'passkey' | 'code') =>
  ({
    who: 'player',
    before: demand,
    typed: { choice: { cardId: '1', amount: 50_000, fee: 0 } },
    reach: async ({ tab, browser }: Stage) => {
      withdrawal.enter(tab);
      await browser.settle();
      withdrawal.say(
        tab,
        { type: 'withdrawalForm.submitted', choice: { cardId: '1', amount: 50_000 } },
        'withdrawalForm',
      );
      await browser.settle();
      childOf(withdrawal.flow(tab), 'withdrawalForm').send({ type: 'withdrawalForm.confirmed' });
      await browser.settle();
      withdrawal.say(tab, { type: 'ownerProof.wayChosen', way }, 'ownerProof');
    },
    chart: withdrawal.flow,
    parts: ['withdrawalForm', 'sendWithdrawal', 'ownerProof'],
    leave: withdrawal.leave,
    // The server has made nothing, so the proof is asked for again.
    again: { enter: withdrawal.enter, leaf: 'editing.untouched' },
  }) as const satisfies Partial<Row>;
const sign = (stage: Stage) => {
  if (withdrawal.flow(stage.tab).getSnapshot().matches('proving'))
    proofOf(stage).send({ type: 'ownerProof.passkeyRequested' });
};
const blocked: Row['except'] = {
  'HTTP 403': ended('gone', 'blocked: the token is removed, and the page of its player is closed (A3)'),
};
const otherPlayer: Row['except'] = {
  'two tabs': ended('gone', 'another player logged in, and the page belongs to its player'),
};

/** Who is there at a withdrawal (E8). */
export const proofRows: Rows = {
  'ownerProof.sendProof': {
    ...proving('code'),
    kind: 'write',
    call: 'POST /pay/withdraw/proof',
    act: (stage) => {
      if (withdrawal.flow(stage.tab).getSnapshot().matches('proving'))
        proofOf(stage).send({ type: 'ownerProof.submitted', proof: { code: '482913' } });
    },
    good: 'placed',
    broken: 'editing.refused',
    except: { ...blocked, ...otherPlayer },
  },
  'ownerProof.requestChallenge': {
    ...proving('passkey'),
    kind: 'read',
    call: 'POST /pay/withdraw/proof/passkey',
    before: (server) => {
      demand(server);
      stubDevice({ isCancelling: true });
    },
    act: sign,
    good: 'editing.cancelled',
    broken: 'editing.refused',
    except: { ...blocked, ...otherPlayer },
  },
  'ownerProof.signByPasskey': {
    ...proving('passkey'),
    kind: 'local',
    before: (server) => {
      demand(server);
      stubDevice({ isCancelling: true });
    },
    act: sign,
    good: 'editing.cancelled',
  },
};
