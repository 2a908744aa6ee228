import { expect } from 'vitest';
import { bonusClaimMachine, type BonusClaimRef } from '../../../machines/bonuses/bonusClaim.machine.js';
import { RunningClaim } from '../../../src/screens/bonuses/shared/ClaimsDialog.js';
import { bonusClaimSpec } from '../../fixtures/bonuses/bonusClaim.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressOrEscape, type Page } from '../../support/render.js';

const says = (text: RegExp, role: 'status' | 'alert') => (page: Page) => {
  expect(page.getByRole(role).textContent).toMatch(text);
  // A request that is under way cannot be closed.
  expect(page.front().queryAllByRole('button').length).toBe(role === 'alert' ? 2 : 0);
};
const sending = says(/Claiming your bonus/, 'status');
/** The report tells it: see the view of several claims. */
const ended = () => undefined;

const view: View<typeof bonusClaimMachine, Page> = {
  open: (ref) => openPage(<RunningClaim claim={ref as BonusClaimRef} number={1} count={1} />),
  ...onPage,
  send: { 'bonusClaim.retried': press(/^(?:Check|Send) again$/), 'bonusClaim.abandoned': pressOrEscape('Later') },
  sees: {
    reservingKey: sending,
    sending,
    tracing: says(/checking whether your claim arrived/, 'status'),
    unanswered: says(/A bonus is never paid twice/, 'alert'),
    unsent: says(/did not arrive, and the bonus is still there/, 'alert'),
    claimed: ended,
    claimedAlready: ended,
    expired: ended,
    notReleased: ended,
    refused: ended,
    abandoned: ended,
    unresolved: ended,
  },
};

describePaths(bonusClaimMachine, bonusClaimSpec, view);
