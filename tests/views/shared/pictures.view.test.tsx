import { expect } from 'vitest';
import { picturesMachine, type PicturesRef } from '../../../machines/shared/pictures.machine.js';
import type { PickedPicture } from '../../../machines/shared/pictures.js';
import { PicturesField } from '../../../src/ui/pictures-field/PicturesField.js';
import { picturesSpec } from '../../fixtures/shared/pictures.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, type Page } from '../../support/render.js';

const lists = new WeakMap<Page, PicturesRef>();
const choosing = ({ getByLabelText }: Page) => getByLabelText<HTMLInputElement>('Photos', { selector: 'input' });
const camera = ({ getByLabelText }: Page) => getByLabelText<HTMLInputElement>('Take a photo');

const itemsOf = (page: Page) => lists.get(page)?.getSnapshot().context.items ?? [];

/** A full list takes no more pictures on screen, so the test sends them to the chart itself. */
async function pick(page: Page, pictures: readonly PickedPicture[]): Promise<void> {
  if (itemsOf(page).length === 4)
    return actOnPage(async () => lists.get(page)?.send({ type: 'pictures.picked', pictures }));
  return page.user.upload(
    choosing(page),
    pictures.map(({ content }) => content as File),
  );
}

/** Not on screen any more after it was removed once. */
async function remove(page: Page, id: string): Promise<void> {
  const place = itemsOf(page).findIndex((item) => item.id === id);
  if (place === -1) return actOnPage(async () => lists.get(page)?.send({ type: 'pictures.removed', id }));
  return page.user.click(page.getAllByRole('button', { name: /^Remove/ })[place] as HTMLElement);
}

const counts = (page: Page, count: number) => {
  expect(page.queryAllByRole('listitem')).toHaveLength(count);
  expect([choosing(page).disabled, camera(page).disabled]).toEqual([count === 4, count === 4]);
};
const faultShown = (page: Page) => {
  const fault = lists.get(page)?.getSnapshot().context.fault;
  const text = { fileCount: /Exceeded the maximum allowed number/, same: /already added this picture/ };
  if (fault) expect(page.getByText(text[fault])).toBeTruthy();
  else expect(page.queryByText(/Exceeded|already added/)).toBeNull();
};

const view: View<typeof picturesMachine, Page> = {
  open: (ref) => {
    const page = openPage(
      <PicturesField pictures={ref as PicturesRef} label="Photos" hint="Four at most" isHeld={false} error={null} />,
    );
    lists.set(page, ref as PicturesRef);
    return page;
  },
  ...onPage,
  send: {
    'pictures.picked': (page, { pictures }) => pick(page, pictures),
    'pictures.removed': (page, { id }) => remove(page, id),
    'pictureUpload.checked': 'outside',
    'pictureUpload.uploaded': 'outside',
  },
  sees: {
    empty: (page) => {
      counts(page, 0);
      faultShown(page);
    },
    shown: (page) => {
      counts(page, page.getAllByRole('listitem').length);
      faultShown(page);
    },
    full: (page) => {
      counts(page, 4);
      faultShown(page);
    },
  },
};

describePaths(picturesMachine, picturesSpec, view);
