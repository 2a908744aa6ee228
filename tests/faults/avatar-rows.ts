import { waitFor } from 'xstate';
import type { AvatarRef } from '../../machines/account/avatar.machine.js';
import { page as avatarPage } from '../../src/app/pages/account/avatar.js';
import { expired, gone } from './account-rows.js';
import { photoOf, stubCanvas } from './canvas.js';
import { ended, enterOf, hosted } from './hosted.js';
import type { Row, Rows, Stage } from './rows.js';

const avatar = hosted('avatar', avatarPage);
const refOf = ({ tab }: Stage) => avatar.flow(tab) as AvatarRef;

const changing = {
  who: 'player',
  chart: avatar.flow,
  leave: avatar.leave,
  again: { enter: avatar.enter, leaf: 'choosing.untouched' },
} as const satisfies Partial<Row>;

const open = async (stage: Stage) => {
  avatar.enter(stage.tab);
  await stage.browser.settle();
};
const pick = async (stage: Stage) => {
  stubCanvas();
  avatar.say(stage.tab, { type: 'avatar.picked', picture: photoOf('me.jpg') });
  await waitFor(refOf(stage), (snapshot) => !snapshot.matches('opening'));
};
const openPhoto = async (stage: Stage) => {
  await open(stage);
  await pick(stage);
};
/** The crop is read as a data URL, which takes some turns of the event loop. */
const accept = async (stage: Stage) => {
  avatar.say(stage.tab, { type: 'avatar.accepted' });
  await waitFor(refOf(stage), (snapshot) => !snapshot.matches('preparing'));
};
const choose = ({ tab }: Stage) => avatar.say(tab, { type: 'avatar.chosen', id: 'avatar-bear' });
const applied = (why: string) => ({ 'reset after': ended('saved', why), 'malformed JSON': ended('saved', why) });

export const avatarRows: Rows = {
  'avatar.loadAvatars': {
    ...changing,
    kind: 'read',
    call: 'GET /user/avatar/list',
    act: enterOf(avatar),
    good: 'choosing.untouched',
    broken: 'unavailable',
    except: expired,
  },
  'avatar.openPicture': { ...changing, kind: 'local', reach: open, act: pick, good: 'cropping' },
  'avatar.cropPicture': { ...changing, kind: 'local', reach: openPhoto, act: accept, good: 'saved' },
  'avatar.uploadPicture': {
    ...changing,
    kind: 'write',
    call: 'POST /common/upload',
    reach: openPhoto,
    act: accept,
    good: 'saved',
    broken: 'failed',
    keepsForm: true,
    // An upload has 300 s (B4).
    rest: 241_000,
    except: gone,
  },
  'avatar.saveAvatar': {
    ...changing,
    kind: 'write',
    call: 'POST /edit',
    reach: open,
    act: choose,
    good: 'saved',
    broken: 'unsaved',
    keepsForm: true,
    except: { ...gone, ...applied('the profile has the picture: the chart checks and does not send again') },
  },
  'avatar.loadUser': {
    ...changing,
    kind: 'read',
    call: 'GET /getInfo',
    act: choose,
    good: 'saved',
    broken: 'unknown.silent',
    keepsForm: true,
    except: gone,
    reach: async (stage) => {
      await open(stage);
      stage.server.mishaps.set('POST /edit', (reached) => {
        reached();
        throw new TypeError('network error');
      });
    },
  },
};
