import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { DepositRef } from '../../../../machines/wallet/deposit.machine.js';
import { path } from '../../../../machines/addresses.js';
import { IconButton } from '../../../ui/icon-button/IconButton.js';
import { historyGlyph } from '../../../ui/icon/glyphs/history.js';
import { page } from '../../../ui/layout/layout.css.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { messages as shared } from '../shared/messages.js';
import { messages } from './messages.js';
import * as select from './selectors.js';
import { StepView } from './StepView.js';

/** `gameHref`: the game that the player left to top up. */
export function DepositScreen({ deposit, gameHref }: { deposit: DepositRef; gameHref?: string | undefined }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        back={{ label: formatMessage(shared.back), href: path.wallet }}
        trail={{
          label: formatMessage(shared.trail),
          places: [{ label: formatMessage(shared.wallet), href: path.wallet }],
        }}
        action={
          <IconButton glyph={historyGlyph} label={formatMessage(shared.history)} href={`${path.wallet}/walletDetail`} />
        }
      />
      <div className={page}>
        <StepView
          step={useSelector(deposit, select.selectStep)}
          order={useSelector(deposit, select.selectOrder)}
          form={useSelector(deposit, select.selectForm)}
          placement={useSelector(deposit, select.selectPlacement)}
          payment={useSelector(deposit, select.selectPayment)}
          gameHref={gameHref}
          onRetry={() => deposit.send({ type: 'deposit.retried' })}
          onRestart={() => deposit.send({ type: 'deposit.restarted' })}
        />
      </div>
    </>
  );
}
