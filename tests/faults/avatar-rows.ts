import { waitFor } from 'xstate';
import type { OwnPictureRef } from '../../machines/account/ownPicture.machine.js';
import { page as avatarPage } from '../../src/app/pages/account/avatar.js';
import { expired, gone, lose } from './account-rows.js';
import { photoOf, stubCanvas } from './canvas.js';
import { childOf, ended, enterOf, hosted } from './hosted.js';
import type { Row, Rows, Stage } from './rows.js';

const avatar = hosted('avatar', avatarPage);
const ownOf = ({ tab }: Stage) => childOf(avatar.flow(tab), 'ownPicture') as OwnPictureRef;

const changing = {
  who: 'player',
  chart: avatar.flow,
  leave: avatar.leave,
  again: { enter: avatar.enter, leaf: 'editing.untouched' },
} as const satisfies Partial<Row>;

/** A picture that is being cropped is still there after a reload. */
const cropping = {
  ...changing,
  parts: ['ownPicture'],
  again: { enter: avatar.enter, leaf: 'editing' },
} as const satisfies Partial<Row>;

const open = async (stage: Stage) => {
  avatar.enter(stage.tab);
  await stage.browser.settle();
};
const pick = async (stage: Stage) => {
  stubCanvas();
  avatar.say(stage.tab, { type: 'avatar.picked', picture: photoOf('me.jpg') });
  await waitFor(ownOf(stage), (snapshot) => !snapshot.matches('loading') && !snapshot.matches('storing'));
};
const openPhoto = async (stage: Stage) => {
  await open(stage);
  await pick(stage);
};
/** The crop is read as a data URL, which takes some turns of the event loop. A second tap comes too late. */
const accept = async (stage: Stage) => {
  const { ownPicture } = avatar.flow(stage.tab).getSnapshot().children as { ownPicture?: OwnPictureRef };
  if (!ownPicture) return;
  avatar.say(stage.tab, { type: 'ownPicture.accepted' }, 'ownPicture');
  await waitFor(ownPicture, (snapshot) => !snapshot.matches('preparing'));
};
/** The page is opened again, as after a closed tab. */
const comeBack = async (stage: Stage) => {
  avatar.leave(stage);
  await open(stage);
};
const uploading = {
  ...changing,
  parts: ['ownPicture'],
  reach: openPhoto,
  act: accept,
  good: 'saved',
} as const satisfies Partial<Row>;
const choose = ({ tab }: Stage) => avatar.say(tab, { type: 'avatar.chosen', id: 'avatar-bear' });
const applied = (why: string) => ({ 'reset after': ended('saved', why), 'malformed JSON': ended('saved', why) });

export const avatarRows: Rows = {
  'avatar.loadAvatars': {
    ...changing,
    kind: 'read',
    call: 'GET /user/avatar/list',
    act: enterOf(avatar),
    good: 'editing.untouched',
    broken: 'unavailable',
    except: expired,
  },
  'ownPicture.openPicture': { ...cropping, kind: 'local', reach: open, act: pick, good: 'editing' },
  'ownPicture.storePicture': { ...cropping, kind: 'local', reach: open, act: pick, good: 'editing' },
  'ownPicture.recallPicture': {
    ...cropping,
    kind: 'local',
    reach: openPhoto,
    act: comeBack,
    good: 'editing',
    except: {
      'storage full': ended('editing.untouched', 'the picture could not be kept: it is picked again'),
      'storage refused': ended('editing.untouched', 'the picture could not be kept: it is picked again'),
    },
  },
  'ownPicture.cropPicture': { ...uploading, kind: 'local' },
  'ownPicture.uploadPicture': {
    ...uploading,
    kind: 'write',
    call: 'POST /common/upload',
    again: cropping.again,
    broken: 'interrupted',
    keepsForm: true,
    // An upload has 300 s (B4).
    rest: 241_000,
    except: gone,
  },
  'ownPicture.forgetPicture': { ...uploading, kind: 'local' },
  'keyedWrite.sendRequest (avatar)': {
    ...changing,
    parts: ['sendAvatar'],
    kind: 'write',
    call: 'POST /edit',
    reach: open,
    act: choose,
    good: 'saved',
    broken: 'refused',
    keepsForm: true,
    except: { ...gone, ...applied('the profile has the picture: the chart checks and does not send again') },
  },
  'keyedWrite.traceRequest (avatar)': {
    ...changing,
    parts: ['sendAvatar'],
    kind: 'read',
    call: 'GET /getInfo',
    act: choose,
    good: 'saved',
    broken: 'unknown.unanswered',
    keepsForm: true,
    except: gone,
    reach: async (stage) => {
      await open(stage);
      lose('POST /edit', stage);
    },
  },
};
