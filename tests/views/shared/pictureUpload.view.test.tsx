import { expect } from 'vitest';
import { pictureUploadMachine, type PictureUploadRef } from '../../../machines/shared/pictureUpload.machine.js';
import { PictureRow } from '../../../src/ui/pictures-field/PictureRow.js';
import { pictureUploadSpec } from '../../fixtures/shared/pictureUpload.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, type Page } from '../../support/render.js';

const saysSo =
  (text: RegExp) =>
  ({ getByRole }: Page) =>
    expect(getByRole('listitem').textContent).toMatch(text);

const view: View<typeof pictureUploadMachine, Page> = {
  open: (ref) =>
    openPage(
      <ul>
        <PictureRow upload={ref as PictureUploadRef} onRemove={() => undefined} />
      </ul>,
    ),
  ...onPage,
  send: {
    'pictureUpload.retried': press(/^Try receipt/),
    'uploadPicture.progressed': 'outside',
    'uploadPicture.answered': 'outside',
    'uploadPicture.lost': 'outside',
  },
  sees: {
    checking: saysSo(/Checking the picture/),
    preparing: saysSo(/Making it smaller/),
    uploading: ({ getByRole }) =>
      expect(getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^(?:0|200) of 400 kB$/),
    interrupted: ({ getByRole, getByText }) => {
      expect(getByText(/Upload failed, please try again|Too many tries/)).toBeTruthy();
      expect(getByRole('button', { name: 'Remove receipt.jpg' })).toBeTruthy();
    },
    unusable: ({ getByText, queryByRole }) => {
      expect(
        getByText(/choose a JPEG, PNG or WebP|Exceeded the allowed file size|Failed to preview image/),
      ).toBeTruthy();
      expect(queryByRole('button', { name: /^Try/ })).toBeNull();
    },
    uploaded: saysSo(/Uploaded/),
  },
};

describePaths(pictureUploadMachine, pictureUploadSpec, view);
