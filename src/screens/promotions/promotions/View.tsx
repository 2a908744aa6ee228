import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Activity, Promotion } from '../../../../machines/promotions/promotions.machine.js';
import { useSite } from '../../../i18n/site.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { ticketPercentGlyph } from '../../../ui/icon/glyphs/ticket-percent.js';
import { More } from '../../../ui/more/More.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Panel as Sheet } from '../../../ui/panel/Panel.js';
import { Loading, SkeletonBlock, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import * as text from '../../../ui/text/text.css.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.js';
import { messages } from './messages.js';
import { OfferItem } from './OfferItem.js';
import * as css from './promotions.css.js';
import type { Panel, Tail } from '../../../ui/more/listing.js';
import { useActivityTerms, usePromotionTerms } from '../shared/terms.js';

export type PromotionsViewProps = {
  panel: Panel;
  promotions: readonly Promotion[];
  activities: readonly Activity[];
  tail: Tail;
  /** A row of games, so that a page without promotions is no dead end. */
  games: ReactNode;
  onMore: () => void;
  onRetry: () => void;
};

export function PromotionsView({ panel, games, ...props }: PromotionsViewProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.page}>
      <Title />
      {panel === 'skeleton' ? <Skeleton /> : null}
      {panel === 'listed' ? <Lists {...props} /> : null}
      {panel === 'empty' ? (
        <>
          <Statement glyph={ticketPercentGlyph} heading={formatMessage(messages.emptyTitle)}>
            <FormattedMessage {...messages.emptyText} />
          </Statement>
          {games}
        </>
      ) : null}
      {panel === 'unavailable' ? (
        <>
          <Failure
            heading={formatMessage(messages.failedTitle)}
            retry={<FormattedMessage {...messages.retry} />}
            onRetry={props.onRetry}
          >
            <FormattedMessage {...messages.failedText} />
          </Failure>
          {games}
        </>
      ) : null}
    </div>
  );
}

function Title() {
  const { formatMessage } = useIntl();
  const { device } = useSite();
  const words = formatMessage(messages.title);
  return device === 'pc' ? <h1 className={text.title}>{words}</h1> : <VisuallyHidden as="h1">{words}</VisuallyHidden>;
}

type ListsProps = Omit<PromotionsViewProps, 'panel' | 'games'>;

function Lists({ promotions, activities, tail, onMore, onRetry }: ListsProps) {
  const { formatMessage } = useIntl();
  const promotionTerms = usePromotionTerms();
  const activityTerms = useActivityTerms();
  return (
    <>
      {promotions.length > 0 ? (
        <Section id="game-promotions" heading={formatMessage(messages.offers)}>
          {promotions.map((offer, index) => (
            <OfferItem key={offer.promotionId} offer={offer} facts={promotionTerms(offer)} isFirst={index < 2} />
          ))}
        </Section>
      ) : null}
      {activities.length > 0 ? (
        <Section id="events" heading={formatMessage(messages.events)}>
          {activities.map((offer) => (
            <OfferItem key={offer.activityId} offer={offer} facts={activityTerms(offer)} />
          ))}
        </Section>
      ) : null}
      {tail === 'stuck' ? (
        <RetryNote retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
          <FormattedMessage {...messages.stuck} />
        </RetryNote>
      ) : null}
      {tail === 'more' || tail === 'loading' ? (
        <More label={formatMessage(messages.more)} isPending={tail === 'loading'} onMore={onMore} />
      ) : null}
    </>
  );
}

const Section = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <SectionHead id={id} heading={heading} />
    <ul className={css.offers}>{children}</ul>
  </section>
);

const awaited = ['first', 'second', 'third', 'fourth'];

/** The shape of the list: a picture and lines of terms. */
function Skeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(messages.loading)}>
      <ul className={css.offers}>
        {awaited.map((id) => (
          <li key={id}>
            <Sheet as="div" kind="flush">
              <div className={css.artShape}>
                <SkeletonBlock />
              </div>
              <div className={css.facts}>
                <SkeletonText lines={5} />
              </div>
            </Sheet>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
