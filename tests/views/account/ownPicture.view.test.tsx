import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { avatarMachine } from '../../../machines/account/avatar.machine.js';
import { wholeCrop, type Crop } from '../../../machines/account/crop.js';
import { ownPictureMachine, type OwnPictureRef } from '../../../machines/account/ownPicture.machine.js';
import { AvatarParts } from '../../../src/screens/account/avatar/Screen.js';
import { CropFrame } from '../../../src/ui/crop-frame/CropFrame.js';
import { opened, sheet } from '../../fixtures/account/avatar.spec.js';
import { ownPictureSpec } from '../../fixtures/account/ownPicture.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const use = 'Use this picture';
const isWaiting = ({ getByRole }: Page) =>
  expect(getByRole('button', { name: use }).getAttribute('aria-busy')).toBe('true');
const isOpening = ({ getByText }: Page) => expect(getByText('Opening the picture')).toBeTruthy();
const slide = (page: Page, label: string, value: number) =>
  fireEvent.change(page.getByLabelText(label), { target: { value: String(value) } });

/** The page around the own picture: its pictures of the site are there. */
const avatar = createActor(
  avatarMachine.provide({ actors: { loadAvatars: fromPromise(() => Promise.resolve(sheet)) } }),
  { input: { saved: null } },
).start();

const view: View<typeof ownPictureMachine, Page> = {
  open: (ref) => openPage(<AvatarParts avatar={avatar} own={ref as OwnPictureRef} />),
  ...onPage,
  send: {
    'ownPicture.framed': (page, { crop }) => {
      // A slider that is there already reports nothing.
      slide(page, 'Zoom', 150);
      slide(page, 'Zoom', crop.zoom * 100);
    },
    'ownPicture.accepted': press(use),
    'ownPicture.dropped': press('Choose another picture'),
    'ownPicture.retried': press('Try again'),
    'uploadPicture.progressed': 'outside',
    'uploadPicture.answered': 'outside',
    'uploadPicture.lost': 'outside',
  },
  sees: {
    recalling: ({ getByText }) => expect(getByText('Loading the pictures')).toBeTruthy(),
    loading: isOpening,
    storing: isOpening,
    editing: ({ getByLabelText, getByRole }) => {
      expect(getByLabelText('Zoom')).toBeTruthy();
      expect(getByRole('button', { name: use }).getAttribute('aria-busy')).toBeNull();
    },
    preparing: isWaiting,
    uploading: (page) => {
      isWaiting(page);
      expect(page.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^(?:0|20) of 40 kB$/);
    },
    interrupted: seesText('alert', /Upload failed, please try again|Too many tries/),
    forgetting: isWaiting,
    uploaded: isWaiting,
    // The page shows the choice again as soon as this chart has ended.
    refused: isOpening,
    abandoned: (page) => expect(page.queryByRole('alert')).toBeNull(),
  },
};

describePaths(ownPictureMachine, ownPictureSpec, view);

function openFrame(crop: Crop = wholeCrop, picture = { width: 1_600, height: 1_200 }) {
  const onFrame = vi.fn<(crop: Crop) => void>();
  const labels = { zoom: 'Zoom', across: 'Left or right', down: 'Up or down' };
  const page = openPage(
    <CropFrame preview={opened.preview} picture={picture} crop={crop} labels={labels} onFrame={onFrame} />,
  );
  const frame = page.getAllByRole('presentation')[0] ?? document.body;
  Object.defineProperty(frame, 'clientWidth', { value: 300 });
  frame.setPointerCapture = () => undefined;
  const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, x: number, y: number) =>
    fireEvent[type](frame, { pointerId, clientX: x, clientY: y });
  return { page, onFrame, touch };
}

test('a finger moves the picture with it', () => {
  const { touch, onFrame } = openFrame();
  touch('pointerDown', 1, 100, 100);
  touch('pointerMove', 1, 130, 100);
  expect(onFrame).toHaveBeenLastCalledWith({ zoom: 1, x: 0.2, y: 0.5 });
  touch('pointerUp', 1, 130, 100);
  onFrame.mockClear();
  touch('pointerMove', 1, 200, 100);
  expect(onFrame).not.toHaveBeenCalled();
});

test('two fingers zoom by how far they move apart', () => {
  const { touch, onFrame } = openFrame();
  touch('pointerDown', 1, 100, 150);
  touch('pointerDown', 2, 200, 150);
  touch('pointerMove', 1, 50, 150);
  touch('pointerMove', 2, 250, 150);
  expect(onFrame).toHaveBeenLastCalledWith({ zoom: 2, x: 0.5, y: 0.5 });
});

test('the sliders move and zoom it without a pointer; one without room is off', () => {
  const { page, onFrame } = openFrame();
  slide(page, 'Left or right', 100);
  expect(onFrame).toHaveBeenLastCalledWith({ zoom: 1, x: 1, y: 0.5 });
  slide(page, 'Zoom', 200);
  expect(onFrame).toHaveBeenLastCalledWith({ zoom: 2, x: 0.5, y: 0.5 });
  expect(page.getByLabelText<HTMLInputElement>('Up or down').disabled).toBe(true);
});

test('the picture lies in the frame as the crop says', () => {
  const { page } = openFrame({ zoom: 2, x: 1, y: 0 });
  const { style } = page.getAllByRole('presentation').find(({ tagName }) => tagName === 'IMG') ?? document.body;
  expect(Number.parseFloat(style.width)).toBeCloseTo((1_600 / 600) * 100);
  expect(Number.parseFloat(style.left)).toBeCloseTo((-1_000 / 600) * 100);
  expect(Number.parseFloat(style.top)).toBeCloseTo(0);
});
