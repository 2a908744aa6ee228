import { expect } from 'vitest';
import type { AnyActorRef } from 'xstate';
import type { EndAction, EndPreview } from '../../../machines/promotions/ending.js';
import type { promotionEndMachine } from '../../../machines/promotions/promotionEnd.js';
import type { promotionSettleMachine } from '../../../machines/promotions/promotionSettle.machine.js';
import type { ConfirmedEndRef } from '../../../machines/shared/confirmedEnd.machine.js';
import { EndPart, PromotionEndDialog } from '../../../src/screens/promotions/promotionRecord/EndDialog.js';
import type { EndRef } from '../../../src/screens/promotions/promotionRecord/selectors.js';
import type { View } from '../../support/describe-paths.js';
import { onPage, openPage, press, type Page } from '../../support/render.js';

const words: Record<EndAction, { confirm: RegExp; decline: string; impossible: RegExp; amount: RegExp }> = {
  settle: {
    confirm: /^Settle ₱/,
    decline: 'Not now',
    impossible: /no longer met/,
    amount: /Goes to your wallet\s*₱\s640\.00.*Wallet after\s*₱\s1,640\.00/,
  },
  close: {
    confirm: /^Close and lose ₱/,
    decline: 'Keep playing',
    impossible: /nothing is lost/,
    amount: /You lose\s*₱\s6[04]0\.00.*Wallet after\s*₱\s1,000\.00/,
  },
  unlock: {
    confirm: /^Unlock and lose ₱/,
    decline: 'Keep playing',
    impossible: /too high to unlock/,
    amount: /You lose\s*₱\s6[04]0\.00.*Wallet after\s*₱\s1,000\.00/,
  },
};

const dialog = (page: Page) => page.getByRole('alertdialog');
const says = (text: RegExp) => (page: Page) => expect(dialog(page).textContent).toMatch(text);
const button = (page: Page, name: RegExp | string) => page.front().queryByRole('button', { name });

/** What each of the three questions shows and offers. */
export function endViewOf(action: EndAction): View<typeof promotionEndMachine, Page> {
  const { confirm, decline, impossible, amount } = words[action];
  const asks = (page: Page) => {
    says(amount)(page);
    says(/Free spins you lose\s*5/)(page);
    says(/2 bets of ₱\s40\.00 together are still open.*no longer in the balance.*held/)(page);
    // Where money would be lost the safe button comes first.
    const names = page
      .front()
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names.findIndex((name) => confirm.test(name)) < names.indexOf(decline)).toBe(action === 'settle');
  };
  return {
    open: (ref: AnyActorRef) => openPage(<EndPart action={action} end={ref as ConfirmedEndRef<EndPreview>} />),
    ...onPage,
    send: {
      'confirmedEnd.confirmed': press(confirm),
      'confirmedEnd.abandoned': press(decline),
      'confirmedEnd.retried': press(/Try again|Check again/),
      'confirmedEnd.gameRequested': press('Leave the game'),
      'page.shown': 'outside',
    },
    sees: {
      loading: (page) => expect(page.getByText('Reading the amounts')).toBeTruthy(),
      unavailable: says(/amounts could not be read/),
      inGame: says(/game is still open/),
      impossible: (page) => {
        says(impossible)(page);
        expect(button(page, confirm)).toBeNull();
      },
      confirming: asks,
      sending: (page) => {
        asks(page);
        expect(
          button(page, decline)?.getAttribute('aria-disabled') ?? button(page, decline)?.hasAttribute('disabled'),
        ).toBeTruthy();
      },
      refused: (page) => expect(page.getByRole('alert').textContent).toMatch(/conditions are not met/),
      // The page of the participation takes the dialog away and shows the end.
      ended: (page) => expect(dialog(page)).toBeTruthy(),
      abandoned: (page) => expect(dialog(page)).toBeTruthy(),
    },
  };
}

/** The question is on screen, with the amounts on their way; the page takes the dialog away when it is answered. */
export function questionViewOf(action: EndAction): View<typeof promotionSettleMachine, Page> {
  const isGone = (page: Page) => expect(page.queryByRole('alertdialog')).toBeNull();
  return {
    open: (ref: AnyActorRef) => openPage(<PromotionEndDialog action={action} end={ref as EndRef} />),
    ...onPage,
    send: {},
    sees: {
      confirming: (page) => expect(page.getByText('Reading the amounts')).toBeTruthy(),
      ended: isGone,
      abandoned: isGone,
      broken: isGone,
    },
  };
}
