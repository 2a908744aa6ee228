import { expect } from 'vitest';
import { receiptUploadMachine, type ReceiptUploadRef } from '../../../machines/wallet/receiptUpload.machine.js';
import { ReceiptRow } from '../../../src/screens/wallet/manualDeposit/ReceiptRow.js';
import { receiptUploadSpec } from '../../fixtures/wallet/receiptUpload.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, type Page } from '../../support/render.js';

const saysSo =
  (text: RegExp) =>
  ({ getByRole }: Page) =>
    expect(getByRole('listitem').textContent).toMatch(text);

const view: View<typeof receiptUploadMachine, Page> = {
  open: (ref) =>
    openPage(
      <ul>
        <ReceiptRow upload={ref as ReceiptUploadRef} onRemove={() => undefined} />
      </ul>,
    ),
  ...onPage,
  send: {
    'receipt.retried': press(/^Try receipt/),
    'upload.progressed': 'outside',
    'upload.answered': 'outside',
    'upload.lost': 'outside',
  },
  sees: {
    checking: saysSo(/Checking the picture/),
    shrinking: saysSo(/Making it smaller/),
    uploading: ({ getByRole }) =>
      expect(getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^(?:0|200) of 400 kB$/),
    failed: ({ getByRole, getByText }) => {
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

describePaths(receiptUploadMachine, receiptUploadSpec, view);
