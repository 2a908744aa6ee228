import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Activity, Banner, Promotion } from '../../../../machines/promotions/promotions.machine.js';
import { promotionCodeAddress } from '../../../../machines/promotions/code.js';
import { groupedOffers, type OfferFilter } from '../../../../machines/promotions/offerFilter.js';
import { useSite } from '../../../i18n/site.js';
import { Banner as Carousel } from '../../../ui/banner/Banner.js';
import { Button } from '../../../ui/button/Button.js';
import { SectionHead } from '../../../ui/card-row/SectionHead.js';
import { Disclosure } from '../../../ui/disclosure/Disclosure.js';
import { ticketPercentGlyph } from '../../../ui/icon/glyphs/ticket-percent.js';
import { spread } from '../../../ui/layout/layout.css.js';
import { Panel as Sheet } from '../../../ui/panel/Panel.js';
import { Loading, SkeletonBlock, SkeletonText } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Statement } from '../../../ui/statement/Statement.js';
import * as text from '../../../ui/text/text.css.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.js';
import { Filters } from './Filters.js';
import { groups, messages } from './messages.js';
import { OfferItem } from './OfferItem.js';
import * as css from './promotions.css.js';
import { ListEnd } from '../../../ui/more/ListEnd.js';
import type { ListView } from '../../../ui/more/usePagedList.js';
import { useActivityTerms, usePromotionTerms } from '../shared/terms.js';

export type PromotionsViewProps = Pick<ListView<unknown>, 'panel' | 'tail' | 'onMore' | 'onRetry'> & {
  promotions: readonly Promotion[];
  activities: readonly Activity[];
  banners: readonly Banner[];
  filter: OfferFilter;
  /** ms since the epoch, by the server's clock. */
  serverNow: number;
  /** A row of games, so that a page without promotions is no dead end. */
  games: ReactNode;
  onFilter: (filter: OfferFilter) => void;
  onClear: () => void;
};

export function PromotionsView({ panel, games, ...props }: PromotionsViewProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.page}>
      <Head />
      {panel === 'loading' ? <Skeleton /> : null}
      {panel === 'shown' ? <Lists {...props} /> : null}
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

/** The way to redeem a code stands above the list: it is there before the list is, and on a phone in view of a thumb. */
const Head = () => (
  <div className={spread}>
    <Title />
    <Button variant="soft" size="small" glyph={ticketPercentGlyph} href={promotionCodeAddress()}>
      <FormattedMessage {...messages.toCode} />
    </Button>
  </div>
);

function Title() {
  const { formatMessage } = useIntl();
  const { device } = useSite();
  const words = formatMessage(messages.title);
  return device === 'pc' ? <h1 className={text.title}>{words}</h1> : <VisuallyHidden as="h1">{words}</VisuallyHidden>;
}

type ListsProps = Omit<PromotionsViewProps, 'panel' | 'games'>;

function Lists({
  promotions,
  activities,
  banners,
  filter,
  serverNow,
  tail,
  onFilter,
  onClear,
  onMore,
  onRetry,
}: ListsProps) {
  const { formatMessage } = useIntl();
  const promotionTerms = usePromotionTerms();
  const activityTerms = useActivityTerms();
  const parts = groupedOffers(promotions, activities, filter);
  return (
    <>
      {banners.length > 0 ? <Banners banners={banners} /> : null}
      <Filters filter={filter} onFilter={onFilter} />
      {parts.length === 0 && tail === 'end' ? (
        <Statement
          glyph={ticketPercentGlyph}
          heading={formatMessage(messages.noneTitle)}
          action={
            <Button onPress={onClear}>
              <FormattedMessage {...messages.showAll} />
            </Button>
          }
        >
          <FormattedMessage {...messages.noneText} />
        </Statement>
      ) : null}
      {parts.map(({ group, offers }, part) => (
        <Section
          key={group}
          id={`offers-${group}`}
          heading={formatMessage(groups[group])}
          isFolded={group === 'over' && parts.length > 1}
        >
          {offers.map((offer, index) => (
            <OfferItem
              key={'promotionId' in offer ? offer.promotionId : offer.activityId}
              offer={offer}
              facts={('promotionId' in offer ? promotionTerms(offer) : activityTerms(offer)).filter(
                ({ isMain }) => isMain,
              )}
              serverNow={serverNow}
              isFirst={part === 0 && index < 2}
            />
          ))}
        </Section>
      ))}
      <ListEnd
        tail={tail}
        more={formatMessage(messages.more)}
        stuck={<FormattedMessage {...messages.stuck} />}
        retry={<FormattedMessage {...messages.retry} />}
        onMore={onMore}
        onRetry={onRetry}
      />
    </>
  );
}

function Banners({ banners }: { banners: readonly Banner[] }) {
  const { formatMessage } = useIntl();
  return (
    <Carousel
      slides={banners}
      sizes="(min-width: 60em) 81vw, 95vw"
      labels={{
        region: formatMessage(messages.banners),
        previous: formatMessage(messages.previousBanner),
        next: formatMessage(messages.nextBanner),
      }}
    />
  );
}

type SectionProps = { id: string; heading: string; isFolded: boolean; children: ReactNode };

/** Folded, it is one line. */
function Section({ id, heading, isFolded, children }: SectionProps) {
  const list = <ul className={css.offers}>{children}</ul>;
  return (
    <section aria-labelledby={id}>
      {isFolded ? (
        <Disclosure
          summary={
            <h2 id={id} className={text.sectionTitle}>
              {heading}
            </h2>
          }
        >
          {list}
        </Disclosure>
      ) : (
        <>
          <SectionHead id={id} heading={heading} />
          {list}
        </>
      )}
    </section>
  );
}

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
                <SkeletonText lines={4} />
              </div>
            </Sheet>
          </li>
        ))}
      </ul>
    </Loading>
  );
}
