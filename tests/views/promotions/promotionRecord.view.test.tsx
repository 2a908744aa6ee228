import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { EndAction, EndPreview } from '../../../machines/promotions/ending.js';
import { promotionCloseMachine } from '../../../machines/promotions/promotionClose.machine.js';
import { promotionEndMachine } from '../../../machines/promotions/promotionEnd.js';
import {
  promotionRecordMachine,
  type PromotionRecordRef,
  type RecordInfo,
} from '../../../machines/promotions/promotionRecord.machine.js';
import { promotionSettleMachine } from '../../../machines/promotions/promotionSettle.machine.js';
import { promotionUnlockMachine } from '../../../machines/promotions/promotionUnlock.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { ComparisonDialog } from '../../../src/screens/promotions/promotionRecord/ComparisonDialog.js';
import { PromotionRecordScreen } from '../../../src/screens/promotions/promotionRecord/Screen.js';
import { promotionRecordSpec } from '../../fixtures/promotions/promotionRecord.spec.js';
import { recordInfo, settlable, unlockable } from '../../fixtures/promotions/records.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { nextFrame } from '../../support/next-frame.js';
import {
  onPage,
  openPage,
  press,
  pressIfTaken,
  pressUnlessCovered,
  seesText,
  type Page,
} from '../../support/render.js';

const seesProgress = (page: Page) => {
  expect(page.getByRole('progressbar', { name: /Bets/ }).getAttribute('aria-valuetext')).toMatch(/of ₱\s4,500\.00/);
  expect(page.getByRole('link', { name: 'Mango Moon' }).getAttribute('href')).toBe(
    '/pages/index/playingGame?id=7&record=7',
  );
  expect(page.getByText(/50% counts/)).toBeTruthy();
  expect(page.getByRole('link', { name: 'Play' }).getAttribute('href')).toMatch(/allPrivilegeGames\?record=7$/);
};
const seesDialog = (text: RegExp) => (page: Page) =>
  expect(page.getByRole('dialog', { name: 'What if I stop now?' }).textContent).toMatch(text);

const view: View<typeof promotionRecordMachine, Page> = {
  open: (ref) => openPage(<PromotionRecordScreen record={ref as PromotionRecordRef} />),
  ...onPage,
  send: {
    'promotionRecord.retried': press('Try again'),
    'promotionRecord.settleRequested': pressUnlessCovered('Settle'),
    'promotionRecord.closeRequested': pressUnlessCovered('Close'),
    'promotionRecord.unlockRequested': pressUnlessCovered('Unlock'),
    'promotionRecord.comparisonRequested': pressIfTaken(/What if I stop now\?|Try again/),
    'promotionRecord.comparisonClosed': press('Keep playing'),
    'page.hidden': 'outside',
    'page.shown': 'outside',
  },
  sees: {
    loading: ({ queryByText, queryByRole }) =>
      expect(queryByText('Loading your promotion') ?? queryByRole('heading', { name: 'Reel starter' })).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    missing: seesText('alert', /can't find this promotion/),
    'running.resting': (page) => {
      seesProgress(page);
      expect(page.queryByRole('dialog')).toBeNull();
    },
    'running.refreshing': (page) => {
      seesProgress(page);
      expect(page.queryByRole('button', { name: /^(Settle|Close)$/ })).toBeTruthy();
    },
    'running.paused': seesProgress,
    'running.comparing': seesDialog(/Reading the amounts/),
    'running.compared': seesDialog(/Close.*You lose\s*₱\s640\.00.*Unlock.*too high to unlock/),
    'running.uncompared': seesDialog(/could not be read/),
    settling: seesProgress,
    closing: seesProgress,
    unlocking: seesProgress,
    ended: (page) => {
      const addressOf = (name: string) => page.getByRole('link', { name }).getAttribute('href');
      expect(addressOf('Other promotions')).toBe('/pages/privilege/privilege');
      expect(addressOf('To the wallet')).toBe('/pages/account/myWallet');
      seesText('status', /Settled: the money is in your wallet.*₱\s640\.00 went to your wallet/)(page);
      expect(page.queryByRole('button', { name: 'Close' })).toBeNull();
      expect(page.getByText(/win arrives after the end, we check it/)).toBeTruthy();
    },
  },
};

describePaths(promotionRecordMachine, promotionRecordSpec, view);

test.each(['the cross', 'Escape'])('%s closes the comparison of the ends', async (way) => {
  const closes = vi.fn();
  const page = openPage(
    <ComparisonDialog step="uncompared" comparison={null} onRetry={() => undefined} onClose={closes} />,
  );
  if (way === 'Escape') await page.user.keyboard('{Escape}');
  else await press('Close the window')(page);
  expect(closes).toHaveBeenCalledOnce();
});

test.each([
  ['Settle', 'Not now', settlable],
  ['Close', 'Keep playing', {}],
  ['Unlock', 'Keep playing', unlockable],
])(
  'the question of "%s" that the player declines gives the focus back to its button',
  async (end, decline, changes) => {
    const previewEnd = fromPromise<Result<EndPreview>, { asked: { action: EndAction; recordId: string } }>(
      () => new Promise(() => undefined),
    );
    const actors = { promotionEnd: promotionEndMachine.provide({ actors: { previewEnd } }) };
    const flow = createActor(
      promotionRecordMachine.provide({
        actors: {
          loadRecord: fromPromise<Result<RecordInfo>, { recordId: string }>(async () => ({
            ok: true,
            value: recordInfo(changes),
          })),
          promotionSettle: promotionSettleMachine.provide({ actors }),
          promotionClose: promotionCloseMachine.provide({ actors }),
          promotionUnlock: promotionUnlockMachine.provide({ actors }),
        },
      }),
      { input: { recordId: '7' } },
    ).start();
    const page = openPage(<PromotionRecordScreen record={flow} />);
    await page.findByRole('button', { name: end });
    await press(end)(page);
    await press(decline)(page);
    await nextFrame();
    await nextFrame();
    expect(page.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(page.getByRole('button', { name: end }));
    flow.stop();
  },
);
