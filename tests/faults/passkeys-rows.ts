import { newPasskeyMachine } from '../../machines/account/newPasskey.machine.js';
import { passkeyOfferMachine } from '../../machines/account/passkeyOffer.machine.js';
import { page as loginPage } from '../../src/app/pages/access/login.js';
import { page as passkeysPage } from '../../src/app/pages/account/passkeys.js';
import { defineNewPasskeyActors } from '../../src/effects/account/newPasskey.js';
import { definePasskeyOfferActors } from '../../src/effects/account/passkeyOffer.js';
import type { Outside } from '../../src/effects/outside.js';
import { phonePasskey } from '../fixtures/account/passkeys.js';
import { expired, gone } from './account-rows.js';
import { childOf, ended, enterOf, hosted } from './hosted.js';
import { stubDevice } from './passkeys-server.js';
import type { Row, Rows, Stage } from './rows.js';
import type { Scripted } from './server.js';

const login = hosted('login', loginPage);
const passkeys = hosted('passkeys', passkeysPage);
const offer = hosted('passkeyOffer', {
  machine: (outside: Outside) =>
    passkeyOfferMachine.provide({
      actors: {
        ...definePasskeyOfferActors(outside),
        newPasskey: newPasskeyMachine.provide({ actors: defineNewPasskeyActors(outside) }),
      },
    }),
  input: () => undefined,
});

/** The button below the form of the password. Its chart ends with the form, when a player is logged in. */
const loggingIn = {
  who: 'visitor',
  before: () => stubDevice(),
  reach: enterOf(login),
  act: ({ tab }) => {
    if (login.flow(tab).getSnapshot().status === 'active') childOf(login.flow(tab), 'passkeyLogin').send(pressed);
  },
  chart: login.flow,
  parts: ['passkeyLogin'],
  leave: login.leave,
  again: { enter: login.enter, leaf: 'suggesting' },
} as const satisfies Partial<Row>;
const pressed = { type: 'passkeyLogin.pressed' };
const follows = { 'two tabs': ended('loggedInAlready', 'a player is logged in now, so the form is done (A1)') };

const hasOne = (server: Scripted) => {
  stubDevice();
  server.passkeys = [phonePasskey];
};
const listing = {
  who: 'player',
  before: hasOne,
  chart: passkeys.flow,
  leave: passkeys.leave,
  again: { enter: passkeys.enter, leaf: 'shown.untouched' },
} as const satisfies Partial<Row>;
const adding = {
  ...listing,
  before: () => stubDevice(),
  reach: enterOf(passkeys),
  act: ({ tab }) => passkeys.say(tab, { type: 'passkeys.addAsked' }),
  parts: ['newPasskey'],
  good: 'shown.untouched',
} as const satisfies Partial<Row>;
const asking =
  (type: 'passkeys.renameAsked' | 'passkeys.revokeAsked') =>
  async ({ tab, browser }: Stage) => {
    passkeys.enter(tab);
    await browser.settle();
    passkeys.say(tab, { type, id: phonePasskey.id });
  };
const rename = ({ tab }: Stage) => passkeys.say(tab, { type: 'passkeys.renamed', name: 'My phone' });
const revoke = ({ tab }: Stage) => passkeys.say(tab, { type: 'passkeys.revokeConfirmed' });
/** The server acts, and its response is lost. */
const losing = (server: Scripted, call: string) =>
  server.mishaps.set(call, (reached) => {
    reached();
    throw new TypeError('network error');
  });
const applied = (why: string) => ({
  'reset after': ended('shown.untouched', why),
  'malformed JSON': ended('shown.untouched', why),
});

const offering = {
  who: 'player',
  before: () => stubDevice(),
  chart: offer.flow,
  leave: offer.leave,
  again: { enter: offer.enter, leaf: 'open.untouched' },
} as const satisfies Partial<Row>;

export const passkeysRows: Rows = {
  'passkeyLogin.requestOptions': {
    ...loggingIn,
    kind: 'read',
    call: 'POST /passkey/options',
    before: () => stubDevice({ isCancelling: true }),
    good: 'stopped.cancelled',
    broken: 'stopped.unanswered',
    refused: 'stopped.refused',
    except: follows,
  },
  'passkeyLogin.requestOptions (for the suggestions)': {
    ...loggingIn,
    kind: 'read',
    call: 'POST /passkey/options',
    reach: () => undefined,
    act: enterOf(login),
    good: 'suggesting',
    broken: 'offered',
    isBackground: true,
    except: follows,
  },
  'passkeyLogin.awaitSuggestion': {
    ...loggingIn,
    kind: 'local',
    reach: () => undefined,
    act: enterOf(login),
    good: 'suggesting',
  },
  'passkeyLogin.signByPasskey': {
    ...loggingIn,
    kind: 'local',
    before: () => stubDevice({ isCancelling: true }),
    good: 'stopped.cancelled',
  },
  'passkeyLogin.logInByPasskey': {
    ...loggingIn,
    kind: 'write',
    call: 'POST /passkey/login',
    good: 'loggedInAlready',
    broken: 'stopped.unanswered',
    refused: 'stopped.refused',
  },
  'newPasskey.requestNewOptions': {
    ...adding,
    kind: 'read',
    call: 'POST /user/passkey/options',
    broken: 'shown.notAdded',
    except: expired,
  },
  'newPasskey.createPasskey': { ...adding, kind: 'local' },
  'newPasskey.sendPasskey': {
    ...adding,
    kind: 'write',
    call: 'POST /user/passkey',
    broken: 'shown.notAdded',
    except: {
      ...expired,
      ...applied('the passkey was added: the list shows it, and the request is not sent again'),
    },
  },
  'newPasskey.loadPasskeys': {
    ...adding,
    kind: 'read',
    call: 'GET /user/passkey/list',
    reach: (stage) => {
      passkeys.enter(stage.tab);
      losing(stage.server, 'POST /user/passkey');
    },
    broken: 'unknown.unanswered',
    except: expired,
  },
  'passkeyOffer.checkDevice': { ...offering, kind: 'local', act: enterOf(offer), good: 'open.untouched' },
  'passkeyOffer.requestNewOptions': {
    ...offering,
    kind: 'read',
    call: 'POST /user/passkey/options',
    act: enterOf(offer),
    good: 'open.untouched',
    broken: 'ended',
    isBackground: true,
    except: expired,
  },
  'passkeyOffer.storeDeclined': {
    ...offering,
    kind: 'local',
    reach: enterOf(offer),
    act: ({ tab }) => offer.say(tab, { type: 'passkeyOffer.declined' }),
    good: 'ended',
    again: { enter: offer.enter, leaf: 'ended' },
  },
  'passkeys.loadPasskeys': {
    ...listing,
    kind: 'read',
    call: 'GET /user/passkey/list',
    act: enterOf(passkeys),
    good: 'shown.untouched',
    broken: 'unavailable',
    except: expired,
  },
  'passkeys.loadPasskeys (after a lost response)': {
    ...listing,
    kind: 'read',
    call: 'GET /user/passkey/list',
    reach: async (stage) => {
      await asking('passkeys.revokeAsked')(stage);
      losing(stage.server, `DELETE /user/passkey/${phonePasskey.id}`);
    },
    act: revoke,
    good: 'shown.untouched',
    broken: 'unknown.unanswered',
    except: expired,
  },
  'passkeys.renamePasskey': {
    ...listing,
    kind: 'write',
    call: `PUT /user/passkey/${phonePasskey.id}`,
    typed: { name: 'My phone' },
    reach: asking('passkeys.renameAsked'),
    act: rename,
    good: 'shown.untouched',
    savedIn: 'shown.untouched',
    broken: 'renaming.refused',
    keepsForm: true,
    except: gone,
  },
  'passkeys.revokePasskey': {
    ...listing,
    kind: 'write',
    call: `DELETE /user/passkey/${phonePasskey.id}`,
    reach: asking('passkeys.revokeAsked'),
    act: revoke,
    good: 'shown.untouched',
    broken: 'shown.refused',
    except: {
      ...expired,
      ...applied('the passkey is revoked: the list shows it, and the request is not sent again'),
    },
  },
};
