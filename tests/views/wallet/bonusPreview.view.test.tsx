import { expect } from 'vitest';
import { bonusPreviewMachine, type BonusPreviewRef } from '../../../machines/wallet/bonusPreview.machine.js';
import { PromotionChoice } from '../../../src/screens/wallet/shared/PromotionChoice.js';
import { useBonus } from '../../../src/screens/wallet/shared/useBonus.js';
import { Form } from '../../../src/ui/form/Form.js';
import { bonusPreviewSpec } from '../../fixtures/wallet/bonusPreview.spec.js';
import { offer, promotion } from '../../fixtures/wallet/orders.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

/** The choice of the form, with a promotion and an amount that can get it. */
function Choice({ preview }: { preview: BonusPreviewRef }) {
  const { shown, retry } = useBonus(preview);
  return (
    <Form label="Deposit" onSubmit={() => undefined}>
      <PromotionChoice
        offer={offer}
        activityId={promotion.activityId}
        amount={50_000}
        bonus={shown}
        onChoose={() => undefined}
        onRetry={retry}
      />
    </Form>
  );
}

const computes = (page: Page) => expect(page.getByText('Calculating the bonus')).toBeTruthy();

const view: View<typeof bonusPreviewMachine, Page> = {
  open: (ref) => openPage(<Choice preview={ref as BonusPreviewRef} />),
  ...onPage,
  send: { 'bonusPreview.chosen': 'outside', 'bonusPreview.retried': press('Try again') },
  sees: {
    empty: (page) => expect(page.queryByText(/It adds|Calculating|could not be calculated/)).toBeNull(),
    typing: computes,
    quoting: computes,
    shown: seesText('status', /It adds ₱\s?50\.00.*bet ₱\s?2,750\.00/),
    refused: seesText('status', /This offer is not open to you/),
    unavailable: seesText('alert', /could not be calculated now/),
  },
};

describePaths(bonusPreviewMachine, bonusPreviewSpec, view);
