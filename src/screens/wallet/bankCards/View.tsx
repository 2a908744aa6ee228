import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import type { BankCard } from '../../../../machines/wallet/withdrawalTerms.js';
import { langOf } from '../../../i18n/script.js';
import { useDates } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { landmarkGlyph } from '../../../ui/icon/glyphs/landmark.js';
import { plusGlyph } from '../../../ui/icon/glyphs/plus.js';
import { page, stack } from '../../../ui/layout/layout.css.js';
import { Note } from '../../../ui/note/Note.js';
import { Panel as Box } from '../../../ui/panel/Panel.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { StatusTag } from '../../../ui/status-tag/StatusTag.js';
import { BankMark } from '../shared/BankMark.js';
import { messages as shared } from '../shared/messages.js';
import * as css from './bankCards.css.js';
import { cardName, messages, rich } from './messages.js';
import type { Panel } from './selectors.js';
import { WalletHeader } from '../shared/WalletHeader.js';

export type BankCardsViewProps = {
  panel: Panel;
  /** Nobody knows whether a card is deleted, or is the default one. */
  unknown: { isDeleting: boolean; onRetry: () => void } | null;
  cards: readonly BankCard[];
  isBusy: boolean;
  problem: Problem | null;
  onDefault: (cardId: string) => void;
  onDelete: (cardId: string) => void;
  onRetry: () => void;
};

export function BankCardsView(props: BankCardsViewProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <WalletHeader title={formatMessage(messages.title)} />
      <div className={`${page} ${css.column}`}>
        {props.unknown ? (
          <Unknown {...props.unknown} />
        ) : props.panel === 'shown' ? (
          <Shown {...props} />
        ) : (
          <Instead {...props} />
        )}
      </div>
    </>
  );
}

function Shown({ cards, problem, ...rest }: BankCardsViewProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={stack[16]}>
      <Refusal problem={problem} />
      <ul aria-label={formatMessage(messages.title)} className={stack[12]}>
        {cards.map((card) => (
          <CardPanel key={card.id} card={card} {...rest} />
        ))}
      </ul>
      <AddButton />
    </div>
  );
}

const AddButton = () => (
  <Button variant="soft" isWide glyph={plusGlyph} href={path.editBankCard}>
    <FormattedMessage {...messages.add} />
  </Button>
);

function CardPanel({
  card,
  isBusy,
  onDefault,
  onDelete,
}: { card: BankCard } & Pick<BankCardsViewProps, 'isBusy' | 'onDefault' | 'onDelete'>) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { id, bankName, icon, bankCardName, bankCardAccount, bankCardRemark, operatorName } = card;
  const { defaultStatus, usableTime, warning } = card;
  const name = formatMessage(cardName, { bank: bankName, number: bankCardAccount });
  return (
    <li>
      <Box>
        <div className={stack[12]}>
          <div className={css.head}>
            <BankMark icon={icon} />
            <div className={css.words}>
              <p className={css.name}>{bankName}</p>
              <p className={css.number}>{bankCardAccount}</p>
              <p lang={langOf(bankCardName)} className={css.holder}>
                {bankCardName}
              </p>
              {bankCardRemark === '' ? null : (
                <p className={css.holder}>{formatMessage(rich.phone, { phone: bankCardRemark })}</p>
              )}
              <p className={css.holder}>{formatMessage(rich.operator, { operator: operatorName })}</p>
            </div>
            {defaultStatus === 1 ? (
              <StatusTag tone="positive">
                <FormattedMessage {...messages.default} />
              </StatusTag>
            ) : null}
          </div>
          {warning === 'holderDiffers' ? (
            <Note tone="caution">
              <FormattedMessage {...messages.holderDiffers} />
            </Note>
          ) : null}
          {usableTime === null ? null : (
            <Note tone="info">{formatMessage(rich.usableFrom, { time: dateTime(usableTime) })}</Note>
          )}
          {card.isBusy ? (
            <Note tone="quiet">
              <FormattedMessage {...messages.busy} />
            </Note>
          ) : (
            <div className={css.actions}>
              {defaultStatus === 1 ? null : (
                <Button
                  size="small"
                  variant="ghost"
                  isDisabled={isBusy}
                  aria-label={formatMessage(rich.makeDefaultOf, { card: name })}
                  onPress={() => onDefault(id)}
                >
                  <FormattedMessage {...messages.makeDefault} />
                </Button>
              )}
              <Button
                size="small"
                variant="ghost"
                aria-label={formatMessage(rich.changeOf, { card: name })}
                href={`${path.editBankCard}?id=${encodeURIComponent(id)}`}
              >
                <FormattedMessage {...messages.change} />
              </Button>
              <Button
                size="small"
                variant="dangerGhost"
                isDisabled={isBusy}
                aria-label={formatMessage(rich.deleteOf, { card: name })}
                onPress={() => onDelete(id)}
              >
                <FormattedMessage {...messages.delete} />
              </Button>
            </div>
          )}
        </div>
      </Box>
    </li>
  );
}

/** While the cards load, if there are none, or if they could not be loaded. */
function Instead({ panel, onRetry }: BankCardsViewProps) {
  const { formatMessage } = useIntl();
  if (panel === 'shape') {
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={3} />
      </Loading>
    );
  }
  if (panel === 'empty') {
    return (
      <Statement glyph={landmarkGlyph} heading={formatMessage(messages.empty)} action={<AddButton />}>
        <FormattedMessage {...messages.emptyText} />
      </Statement>
    );
  }
  return (
    <Failure heading={formatMessage(messages.failed)} retry={<FormattedMessage {...shared.retry} />} onRetry={onRetry}>
      <FormattedMessage {...messages.failedText} />
    </Failure>
  );
}

function Unknown({ isDeleting, onRetry }: Exclude<BankCardsViewProps['unknown'], null>) {
  const { formatMessage } = useIntl();
  return (
    <Failure
      heading={formatMessage(messages.unknown)}
      retry={<FormattedMessage {...messages.lookAgain} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...(isDeleting ? messages.deletionUnknown : messages.defaultUnknown)} />
    </Failure>
  );
}
