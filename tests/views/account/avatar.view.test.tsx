import { expect } from 'vitest';
import { fromPromise, waitFor } from 'xstate';
import { avatarMachine, type AvatarRef } from '../../../machines/account/avatar.machine.js';
import { AvatarScreen } from '../../../src/screens/account/avatar/Screen.js';
import { avatarSpec, sheet } from '../../fixtures/account/avatar.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { describeWrite } from '../../support/describe-write.js';
import { actOnPage, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const use = 'Use this picture';
const input = ({ getByLabelText }: Page) => getByLabelText<HTMLInputElement>('Or a picture of your own');
const isWaiting = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: use }).getAttribute('aria-busy')).toBe('true');
/** The page shows the crop, or the choice of pictures. */
const isOnWay = ({ queryByLabelText }: Page) =>
  expect(queryByLabelText('Zoom') ?? queryByLabelText('Picture 1')).toBeTruthy();
const isSending = (page: Page) => {
  isOnWay(page);
  isWaiting(page);
};

const view: View<typeof avatarMachine, Page> = {
  open: (ref) => openPage(<AvatarScreen avatar={ref as AvatarRef} />),
  ...onPage,
  send: {
    'avatar.chosen': async (page, { id }) => {
      await page.user.click(page.getByLabelText(id === 'avatar-1' ? 'Picture 1' : 'Picture 2'));
      await press(use)(page);
    },
    'avatar.picked': (page, { picture }) => page.user.upload(input(page), picture.content as File),
    'avatar.dropped': press('Choose another picture'),
    'avatar.retried': press('Try again'),
  },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the pictures')).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    'editing.untouched': ({ getByLabelText, queryByRole }) => {
      expect(getByLabelText('Picture 1')).toBeTruthy();
      expect(queryByRole('alert')).toBeNull();
    },
    'editing.refused': (page) => {
      expect(
        page.getByText(/choose a JPEG, PNG or WebP|Exceeded the allowed file size|Failed to preview image/),
      ).toBeTruthy();
      expect(input(page).disabled).toBe(false);
    },
    own: ({ getByText }) => expect(getByText(/^(?:Opening|Loading) the pictures?$/)).toBeTruthy(),
    sending: isSending,
    refused: (page) => {
      isOnWay(page);
      seesText('alert', /Not there|No connection/)(page);
    },
    saved: isWaiting,
  },
};

describePaths(avatarMachine, avatarSpec, view);

describeWrite(avatarMachine, {
  write: 'sendAvatar',
  input: { saved: null },
  actors: { loadAvatars: fromPromise(async () => sheet) },
  open: (avatar: AvatarRef) => openPage(<AvatarScreen avatar={avatar} />),
  reach: async (avatar: AvatarRef) => {
    await waitFor(avatar, (snapshot) => snapshot.matches('editing'));
    await actOnPage(async () => avatar.send({ type: 'avatar.chosen', id: 'avatar-cat' }));
  },
  tracing: isSending,
  unanswered: /do not know yet/,
});
