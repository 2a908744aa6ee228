import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { GrantedBonus, GrantedBonusesRef, LevelSummary } from '../../../../machines/bonuses/grantedBonuses.js';
import { useMoney } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { List, ListRow } from '../../../ui/list-row/ListRow.js';
import { Money } from '../../../ui/money/Money.js';
import { ListEnd } from '../../../ui/more/ListEnd.js';
import { usePagedList, type ListView } from '../../../ui/more/usePagedList.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Receipt } from '../../../ui/statement/Receipt.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { BonusTag } from '../shared/BonusTag.js';
import { levelName, messages as shared } from '../shared/messages.js';
import { shownStatusOf } from '../shared/status.js';
import { useWhen } from '../shared/useWhen.js';
import { emptyTexts, messages, titles, type ListName } from './messages.js';
import { useName } from './useName.js';

export type BonusListViewProps = {
  bonuses: GrantedBonusesRef;
  list: ListName;
  isFiltered: boolean;
  onOpen: (bonus: GrantedBonus) => void;
};

/** Where a player without a bonus goes. */
const ways = {
  level: { href: path.memberLevel, text: messages.toLevels },
  system: { href: path.privilege, text: messages.toPromotions },
} as const;

export function BonusListView({ bonuses, list, isFiltered, onOpen }: BonusListViewProps) {
  const { formatMessage } = useIntl();
  const { panel, ...shown } = usePagedList(bonuses);
  if (panel === 'loading') return <BonusesLoading />;
  if (panel === 'unavailable')
    return (
      <Failure
        heading={formatMessage(messages.failedTitle)}
        retry={<FormattedMessage {...shared.retry} />}
        onRetry={shown.onRetry}
      >
        <FormattedMessage {...shared.failedText} />
      </Failure>
    );
  if (panel === 'empty')
    return (
      <Statement
        picture={<Receipt />}
        heading={formatMessage(isFiltered ? messages.noneOfKind : messages.emptyTitle)}
        action={
          <Button href={ways[list].href}>
            <FormattedMessage {...ways[list].text} />
          </Button>
        }
      >
        <FormattedMessage {...emptyTexts[list]} />
      </Statement>
    );
  return <Rows list={list} onOpen={onOpen} {...shown} />;
}

export function BonusesLoading() {
  return (
    <Loading label={useIntl().formatMessage(messages.loading)}>
      <SkeletonRows count={5} />
    </Loading>
  );
}

type RowsProps = Omit<ListView<GrantedBonus, LevelSummary>, 'panel'> & Pick<BonusListViewProps, 'list' | 'onOpen'>;

function Rows({ list, rows, tail, onOpen, onMore, onRetry }: RowsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={stack[8]}>
      <List label={formatMessage(titles[list])}>
        {rows.map((bonus) => (
          <Row key={bonus.bonusId} bonus={bonus} onOpen={() => onOpen(bonus)} />
        ))}
      </List>
      <ListEnd
        tail={tail}
        more={formatMessage(shared.more)}
        stuck={<FormattedMessage {...messages.stuck} />}
        retry={<FormattedMessage {...shared.retry} />}
        onMore={onMore}
        onRetry={onRetry}
      />
    </div>
  );
}

function Row({ bonus, onOpen }: { bonus: GrantedBonus; onOpen: () => void }) {
  const { formatMessage } = useIntl();
  const { money } = useMoney();
  const nameOf = useName();
  const when = useWhen();
  const status = shownStatusOf(bonus);
  const level = 'kind' in bonus ? `${formatMessage(levelName, { level: bonus.level, name: bonus.levelName })} · ` : '';
  return (
    <ListRow
      title={nameOf(bonus)}
      note={`${level}${when(bonus, status)}`}
      value={<Money amount={money(bonus.amount)} />}
      status={<BonusTag status={status} />}
      onPress={onOpen}
    />
  );
}
