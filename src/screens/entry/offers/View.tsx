import { FormattedMessage, useIntl } from 'react-intl';
import type { Offer } from '../../../../machines/entry/offers.machine.js';
import { path } from '../../../../machines/addresses.js';
import { useSite } from '../../../i18n/site.js';
import { Button } from '../../../ui/button/Button.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { ticketPercentGlyph } from '../../../ui/icon/glyphs/ticket-percent.js';
import { Panel as Sheet } from '../../../ui/panel/Panel.js';
import { Picture } from '../../../ui/picture/Picture.js';
import { Loading, SkeletonBlock } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import * as text from '../../../ui/text/text.css.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.js';
import { messages } from './messages.js';
import * as css from './offers.css.js';
import type { Panel } from './selectors.js';

export type OffersViewProps = { panel: Panel; offers: readonly Offer[]; onRetry: () => void };

export function OffersView({ panel, offers, onRetry }: OffersViewProps) {
  return (
    <div className={css.page}>
      <Title />
      {panel === 'shape' ? <Shape /> : null}
      {panel === 'failed' ? <Failed onRetry={onRetry} /> : null}
      {panel === 'empty' ? <Empty /> : null}
      {panel === 'shown' ? (
        <ul className={css.offers}>
          {offers.map((offer, index) => (
            <OfferItem key={offer.bannerId} offer={offer} isFirst={index === 0} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Title() {
  const { formatMessage } = useIntl();
  const { device } = useSite();
  const words = formatMessage(messages.title);
  return device === 'pc' ? (
    <h1 className={`${text.title} ${css.title}`}>{words}</h1>
  ) : (
    <VisuallyHidden as="h1">{words}</VisuallyHidden>
  );
}

/** The sentence names the turnover. The terms open with one press, and the browser's search finds them. */
function OfferItem({ offer: { title, text: sentence, art, terms }, isFirst }: { offer: Offer; isFirst: boolean }) {
  return (
    <li>
      <Sheet as="div" kind="flush">
        <div className={css.art}>
          <Picture art={art} kind="banner" sizes="(min-width: 1200px) 600px, 92vw" isFirst={isFirst} />
          <div className={css.words}>
            <h2 className={css.name}>{title}</h2>
            <p className={css.sentence}>{sentence}</p>
          </div>
        </div>
        {terms.trim() === '' ? null : (
          <div className={css.terms}>
            <Disclosure summary={<FormattedMessage {...messages.terms} />} isOpen={isFirst}>
              <p className={text.written}>{terms}</p>
            </Disclosure>
          </div>
        )}
      </Sheet>
    </li>
  );
}

const awaited = ['first', 'second', 'third'];

function Shape() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(messages.loading)}>
      <ul className={css.offers}>
        {awaited.map((id) => (
          <li key={id} className={css.artShape}>
            <SkeletonBlock />
          </li>
        ))}
      </ul>
    </Loading>
  );
}

function Empty() {
  const { formatMessage } = useIntl();
  return (
    <Statement
      glyph={ticketPercentGlyph}
      heading={formatMessage(messages.emptyTitle)}
      action={
        <Button variant="soft" href={path.home}>
          <FormattedMessage {...messages.toGames} />
        </Button>
      }
    >
      <FormattedMessage {...messages.emptyText} />
    </Statement>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Failure
      heading={formatMessage(messages.failedTitle)}
      retry={<FormattedMessage {...messages.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.failedText} />
    </Failure>
  );
}
