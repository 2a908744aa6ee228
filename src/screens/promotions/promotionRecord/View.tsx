import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { promotionBillAddress } from '../../../../machines/promotions/addresses.js';
import { countedGamesAddress } from '../../../../machines/promotions/countedGames.js';
import type { RecordInfo } from '../../../../machines/promotions/promotionRecord.machine.js';
import { formatCount } from '../../../i18n/numbers.js';
import { useDates, useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { CardGrid } from '../../../ui/card-row/CardRow.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { circleCheckGlyph } from '../../../ui/icon/glyphs/circle-check.js';
import { undo2Glyph } from '../../../ui/icon/glyphs/undo-2.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { Money } from '../../../ui/money/Money.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { ProgressBar } from '../../../ui/progress-bar/ProgressBar.js';
import { Statement, type StatementProps } from '../../../ui/statement/Statement.js';
import { written } from '../../../ui/text/text.css.js';
import { PageFallback } from '../shared/PageFallback.js';
import { BalanceRules } from '../shared/BalanceRules.js';
import { CountingGame } from '../shared/CountingGame.js';
import { conditionsOf } from '../shared/progress.js';
import { RecordTag } from '../shared/RecordTag.js';
import { useDevicesTerm } from '../shared/terms.js';
import { freeSpinsIn, messages, outcomes, outcomeTexts } from './messages.js';
import { conditionNames, reachedOf } from '../shared/messages.js';
import * as css from './promotionRecord.css.js';
import type { Panel as PanelName } from './selectors.js';

export type PromotionRecordViewProps = {
  panel: PanelName;
  record: RecordInfo | null;
  canSettle: boolean;
  canClose: boolean;
  canUnlock: boolean;
  onSettle: () => void;
  onClose: () => void;
  onUnlock: () => void;
  onCompare: () => void;
  onRetry: () => void;
};

export function PromotionRecordView({ panel, record, onRetry, ...actions }: PromotionRecordViewProps) {
  if (panel !== 'shown' || record === null)
    return <PageFallback panel={panel === 'shown' ? 'shape' : panel} texts={messages} list="own" onRetry={onRetry} />;
  return (
    <div className={layout.stack.section}>
      <div className={layout.detailAndAction}>
        <div className={layout.stack[16]}>
          <Panel>{record.endTime === null ? <Running record={record} /> : <Outcome record={record} />}</Panel>
          <Conditions record={record} />
        </div>
        <div className={layout.stack[16]}>
          <Ends {...actions} />
          <Panel>
            <Facts record={record} />
            <Disclosure summary={<FormattedMessage {...messages.terms} />}>
              <div className={layout.stack[16]}>
                {record.content.trim() === '' ? null : <p className={written}>{record.content}</p>}
                <BalanceRules />
              </div>
            </Disclosure>
          </Panel>
          <Button isWide variant="line" href={promotionBillAddress(record.recordId)}>
            <FormattedMessage {...messages.bill} />
          </Button>
        </div>
      </div>
      {record.endTime === null ? <Games record={record} /> : null}
    </div>
  );
}

/** The balance and until when it can be played with. */
function Running({ record }: { record: RecordInfo }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  return (
    <div className={css.balance}>
      <RecordTag status={record.status} />
      <p className={css.caption}>{formatMessage(messages.balance)}</p>
      <Money amount={money(record.promotionBalance)} size="amount" />
      <p className={css.caption}>
        {formatMessage(messages.deadline)} <time dateTime={record.deadline}>{dateTime(record.deadline)}</time>
      </p>
      {record.status === 'closing' || record.games.length === 0 ? null : (
        <Button href={countedGamesAddress({ of: 'record', id: record.recordId })}>
          <FormattedMessage {...messages.play} />
        </Button>
      )}
    </div>
  );
}

const looks: Readonly<Record<keyof typeof outcomes, Pick<StatementProps, 'glyph' | 'tone' | 'role'>>> = {
  settled: { glyph: circleCheckGlyph, tone: 'positive', role: 'status' },
  closed: { glyph: undo2Glyph, tone: 'neutral', role: 'status' },
  unlocked: { glyph: undo2Glyph, tone: 'neutral', role: 'status' },
};

function Outcome({ record }: { record: RecordInfo }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const how = record.status === 'settled' || record.status === 'unlocked' ? record.status : 'closed';
  return (
    <Statement
      {...looks[how]}
      heading={formatMessage(outcomes[how])}
      action={
        <Button href={path.privilege}>
          <FormattedMessage {...messages.others} />
        </Button>
      }
      quiet={
        <Button variant="ghost" href={path.wallet}>
          <FormattedMessage {...messages.wallet} />
        </Button>
      }
    >
      {formatMessage(outcomeTexts[how], { amount: money(record.endedAmount ?? 0) })}
    </Statement>
  );
}

function Conditions({ record }: { record: RecordInfo }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const conditions = conditionsOf(record);
  if (conditions.length === 0) return null;
  return (
    <Panel aria-labelledby="conditions">
      <div className={layout.stack[16]}>
        <SectionHead id="conditions" heading={formatMessage(messages.progress)} />
        {conditions.map(({ name, current, required }) => (
          <ProgressBar
            key={name}
            label={formatMessage(conditionNames[name])}
            share={current / required}
            value={formatMessage(reachedOf, { current: money(current), required: money(required) })}
            isReached={current >= required}
            {...(current >= required ? { note: formatMessage(messages.reached) } : {})}
          />
        ))}
      </div>
    </Panel>
  );
}

function Facts({ record }: { record: RecordInfo }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const { dateTime } = useDates();
  const devices = useDevicesTerm();
  const { promotionAmount, bonusAmount, joinTime, deadline, autoSettleTime, endTime } = record;
  const { freeSpinsLeft, freeSpinStake, releaseAmount, platforms } = record;
  const running = [
    { key: formatMessage(messages.deadline), value: dateTime(deadline) },
    { key: formatMessage(messages.automatic), value: dateTime(autoSettleTime) },
    { key: formatMessage(messages.release), value: money(releaseAmount) },
    ...(freeSpinsLeft > 0
      ? [
          {
            key: formatMessage(messages.freeSpins),
            value: formatMessage(freeSpinsIn, {
              shown: formatCount(freeSpinsLeft),
              stake: money(freeSpinStake),
            }),
          },
        ]
      : []),
    devices(platforms),
  ];
  return (
    <KeyValues
      pairs={[
        { key: formatMessage(messages.amount), value: money(promotionAmount) },
        { key: formatMessage(messages.bonus), value: money(bonusAmount) },
        { key: formatMessage(messages.joined), value: dateTime(joinTime) },
        ...(endTime === null ? running : [{ key: formatMessage(messages.ended), value: dateTime(endTime) }]),
      ]}
    />
  );
}

type EndsProps = Omit<PromotionRecordViewProps, 'panel' | 'record' | 'onRetry'>;

/** The ends that the server allows now. What loses money is no filled button. */
function Ends({ canSettle, canClose, canUnlock, onSettle, onClose, onUnlock, onCompare }: EndsProps) {
  if (!canSettle && !canClose) return null;
  return (
    <div className={layout.stack[8]}>
      {canSettle ? (
        <Button isWide onPress={onSettle}>
          <FormattedMessage {...messages.settle} />
        </Button>
      ) : null}
      {canUnlock ? (
        <Button isWide variant="line" onPress={onUnlock}>
          <FormattedMessage {...messages.unlock} />
        </Button>
      ) : null}
      {canClose ? (
        <>
          <Button isWide variant="line" onPress={onCompare}>
            <FormattedMessage {...messages.compare} />
          </Button>
          <Button isWide variant="dangerGhost" onPress={onClose}>
            <FormattedMessage {...messages.close} />
          </Button>
        </>
      ) : null}
    </div>
  );
}

/** A playable game opens with the balance of this promotion at one tap, until its deadline. */
function Games({ record: { recordId, games, gameCount, status } }: { record: RecordInfo }) {
  const { formatMessage } = useIntl();
  if (games.length === 0) return null;
  const heading = formatMessage(messages.games);
  return (
    <section aria-labelledby="games">
      <SectionHead
        id="games"
        heading={heading}
        all={
          gameCount > games.length
            ? {
                href: countedGamesAddress({ of: 'record', id: recordId }),
                label: formatMessage(messages.allGames),
                name: heading,
              }
            : undefined
        }
      />
      <CardGrid label={heading}>
        {games.map((counted) => (
          <CountingGame key={counted.game.gameId} counted={counted} playsFor={status === 'closing' ? null : recordId} />
        ))}
      </CardGrid>
    </section>
  );
}
