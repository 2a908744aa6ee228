import { expect } from 'vitest';
import { noticeDetailMachine, type NoticeDetailRef } from '../../../machines/entry/noticeDetail.machine.js';
import { NoticeDetailScreen } from '../../../src/screens/entry/noticeDetail/Screen.js';
import { noticeDetailSpec } from '../../fixtures/entry/noticeDetail.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const view: View<typeof noticeDetailMachine, Page> = {
  open: (ref) => openPage(<NoticeDetailScreen noticeDetail={ref as NoticeDetailRef} />),
  ...onPage,
  send: { 'noticeDetail.retried': press('Try again') },
  sees: {
    loading: ({ getByText }) => expect(getByText('Loading the notice')).toBeTruthy(),
    shown: ({ getByRole, getByText }) => {
      expect(getByRole('heading', { name: 'Notice 1' })).toBeTruthy();
      expect(getByText(/Games close for an hour\.\s+Your wallet stays open\./)).toBeTruthy();
    },
    missing: ({ getByRole }) =>
      expect(getByRole('link', { name: 'See all notices' }).getAttribute('href')).toBe('/pages/index/notice'),
    unavailable: seesText('alert', /could not be loaded/),
  },
};

describePaths(noticeDetailMachine, noticeDetailSpec, view);
