import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CatalogueSource } from '../../../../machines/lobby/catalogue.machine.js';
import type { Category } from '../../../../machines/lobby/vocabulary.js';
import { useSite } from '../../../i18n/site.js';
import { categoryTitle } from '../../../i18n/titles.js';
import { CardGrid } from '../../../ui/card-row/CardRow.js';
import { useFirstInView } from '../../../ui/first-in-view/useFirstInView.js';
import { Loading, SkeletonCards } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { title } from '../../../ui/text/text.css.js';
import { VisuallyHidden } from '../../../ui/visually-hidden/VisuallyHidden.js';
import { CategoryChips } from '../shared/CategoryChips.js';
import * as css from './catalogue.css.js';
import { ChipSkeleton, Filters, type FiltersProps } from './Filters.js';
import { MakerHead } from './MakerHead.js';
import { messages } from './messages.js';
import type { Panel } from './selectors.js';

export type CatalogueViewProps = FiltersProps & {
  panel: Panel;
  source: CatalogueSource;
  categories: readonly Category[] | null;
  /** The list of games, or its replacement while it is not shown. */
  games: ReactNode;
};

export function CatalogueView({ panel, source, categories, games, ...filters }: CatalogueViewProps) {
  if (source === 'maker') {
    const maker = filters.shelves.makers.find(({ makerId }) => makerId === filters.filter.makerId) ?? null;
    return (
      <>
        <MakerHead
          maker={maker}
          state={filters.state}
          sort={filters.filter.sort}
          onSort={filters.onSort}
          onRetry={filters.onRetry}
        />
        <div className={css.page}>
          <div>{games}</div>
        </div>
      </>
    );
  }
  if (panel === 'failed') return <Unavailable onRetry={filters.onRetry} />;
  return (
    <div className={css.page}>
      <Title categories={categories ?? none} selected={filters.filter.categoryId} />
      {panel === 'skeleton' ? (
        <Skeleton />
      ) : (
        <>
          <Categories categories={categories ?? none} selected={filters.filter.categoryId} />
          <Filters {...filters} />
          <div className={css.list}>{games}</div>
        </>
      )}
    </div>
  );
}

/** Visually hidden on a phone, where the chips show the current category. */
function Title({ categories, selected }: { categories: readonly Category[]; selected: string | null }) {
  const { formatMessage } = useIntl();
  const { device, locale } = useSite();
  const category = categories.find(({ categoryId }) => categoryId === selected);
  const words = category ? categoryTitle(category, locale) : formatMessage(messages.title);
  return device === 'pc' ? <h1 className={title}>{words}</h1> : <VisuallyHidden as="h1">{words}</VisuallyHidden>;
}

const none: readonly never[] = [];
const categoriesInView = 4;

const Categories = ({ categories, selected }: { categories: readonly Category[]; selected: string | null }) => (
  <CategoryChips categories={useFirstInView(categories, categoriesInView)} selected={selected} isReplacing />
);

const awaited = ['first', 'second', 'third', 'fourth'];

function Skeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(messages.loading)}>
      <div className={css.chipsSkeleton}>
        {awaited.map((id) => (
          <ChipSkeleton key={id} />
        ))}
      </div>
      <CardGrid label="">
        <SkeletonCards count={12} />
      </CardGrid>
    </Loading>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Failure
      level={1}
      heading={formatMessage(messages.unavailableTitle)}
      retry={<FormattedMessage {...messages.retry} />}
      onRetry={onRetry}
    >
      <FormattedMessage {...messages.unavailableText} />
    </Failure>
  );
}
