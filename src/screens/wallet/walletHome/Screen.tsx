import { shallowEqual, useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { BalanceRef } from '../../../../machines/wallet/balance.machine.js';
import type { WalletHomeRef } from '../../../../machines/wallet/walletHome.machine.js';
import type { WalletParamsRef } from '../../../../machines/wallet/walletParams.machine.js';
import { path } from '../../../../machines/addresses.js';
import { IconButton } from '../../../ui/icon-button/IconButton.js';
import { circleHelpGlyph } from '../../../ui/icon/glyphs/circle-help.js';
import { page } from '../../../ui/layout/layout.css.js';
import { PageHeader } from '../../../ui/page-header/PageHeader.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { CancelDialog } from '../shared/CancelDialog.js';
import { ManualWay } from '../shared/ManualWay.js';
import { messages as shared } from '../shared/messages.js';
import { BalanceHero } from './BalanceHero.js';
import { Entries } from './Entries.js';
import { InGame } from './InGame.js';
import { InPromotions } from './InPromotions.js';
import { messages } from './messages.js';
import { OpenOrders } from './OpenOrders.js';
import { OpenReviews } from './OpenReviews.js';
import { OpenWithdrawals } from './OpenWithdrawals.js';
import * as select from './selectors.js';
import * as css from './walletHome.css.js';

type WalletHomeProps = { walletHome: WalletHomeRef; balance: BalanceRef; walletParams: WalletParamsRef };

export function WalletHomeScreen({ walletHome, balance, walletParams }: WalletHomeProps) {
  const { formatMessage } = useIntl();
  const info = useSelector(balance, ({ context }) => context.info);
  const { orders, reviews, withdrawals } = useSelector(walletHome, select.selectOpen);
  const isStale = useSelector(balance, (snapshot) => snapshot.hasTag('stale'));
  return (
    <>
      <PageHeader
        title={formatMessage(shared.wallet)}
        back={{ label: formatMessage(shared.back), href: path.account }}
        action={
          <IconButton
            glyph={circleHelpGlyph}
            label={formatMessage(messages.help)}
            href="/pages/account/contactInfomation"
          />
        }
      />
      <div className={`${page} ${css.columns}`}>
        <div className={css.column}>
          <BalanceHero
            info={info}
            isStale={isStale}
            actions={useSelector(walletParams, select.selectActions, shallowEqual)}
          />
          {useSelector(walletParams, select.selectHasManual) ? <ManualWay /> : null}
          <OpenOrders
            orders={orders}
            hasFailed={useSelector(walletHome, select.selectOrdersFailed)}
            problem={useSelector(walletHome, select.selectProblem)}
            onCancel={(orderNo) => walletHome.send({ type: 'walletHome.cancelRequested', orderNo })}
            onRetry={() => walletHome.send({ type: 'walletHome.ordersRetried' })}
          />
          {useSelector(walletHome, select.selectIsOpening) ? (
            <Loading label={formatMessage(messages.openLoading)}>
              <SkeletonRows count={1} />
            </Loading>
          ) : null}
          {reviews.length > 0 ? <OpenReviews reviews={reviews} /> : null}
          {withdrawals.length > 0 ? <OpenWithdrawals withdrawals={withdrawals} /> : null}
          {info && info.inGame.length > 0 ? <InGame sessions={info.inGame} /> : null}
          <InPromotions
            records={useSelector(walletHome, select.selectRecords)}
            hasFailed={useSelector(walletHome, select.selectRecordsFailed)}
            onRetry={() => walletHome.send({ type: 'walletHome.promotionsRetried' })}
          />
        </div>
        <Entries
          bills={useSelector(walletHome, select.selectBills)}
          hasFailed={useSelector(walletHome, select.selectBillsFailed)}
          onRetry={() => walletHome.send({ type: 'walletHome.billsRetried' })}
        />
      </div>
      <CancelDialog
        amount={useSelector(walletHome, select.selectCancelAmount)}
        isPending={useSelector(walletHome, select.selectIsCancelling)}
        onConfirm={() => walletHome.send({ type: 'walletHome.cancelConfirmed' })}
        onKeep={() => walletHome.send({ type: 'walletHome.cancelWithdrawn' })}
      />
    </>
  );
}
