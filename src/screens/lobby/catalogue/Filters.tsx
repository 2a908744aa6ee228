import { useIntl } from 'react-intl';
import type { Shelves } from '../../../../machines/lobby/catalogue.machine.js';
import {
  gameFeatures,
  gameSorts,
  type GameFeature,
  type GameFilter,
  type GameSort,
} from '../../../../machines/lobby/vocabulary.js';
import { useSite } from '../../../i18n/site.js';
import { tagTitle } from '../../../i18n/titles.js';
import { ChipSelect } from '../../../ui/chip-select/ChipSelect.js';
import { Chip, ChipRow } from '../../../ui/chip/Chip.js';
import { useFirstInView } from '../../../ui/first-in-view/useFirstInView.js';
import { refreshCwGlyph } from '../../../ui/icon/glyphs/refresh-cw.js';
import { SkeletonBlock } from '../../../ui/skeleton/Skeleton.js';
import { featureWords } from '../shared/features.js';
import * as css from './catalogue.css.js';
import { messages } from './messages.js';
import type { FiltersState } from './selectors.js';

export type FiltersProps = {
  state: FiltersState;
  filter: GameFilter;
  shelves: Shelves;
  onMaker: (makerId: string | null) => void;
  onTag: (tagId: string | null) => void;
  onFeature: (feature: GameFeature | null) => void;
  onSort: (sort: GameSort) => void;
  onRetry: () => void;
};

const everyMaker = '';
const everyFeature = 'all';
const tagsInView = 3;
const awaited = ['first', 'second', 'third'];

/** Order, maker and feature are native select lists; tags are toggle chips. */
export function Filters({ state, filter, shelves, onMaker, onTag, onFeature, onSort, onRetry }: FiltersProps) {
  const { formatMessage } = useIntl();
  const { locale } = useSite();
  const tags = useFirstInView(shelves.tags, tagsInView);
  return (
    <ChipRow label={formatMessage(messages.filters)}>
      <SortSelect sort={filter.sort} onSort={onSort} />
      {shelves.makers.length > 0 ? (
        <ChipSelect
          label={formatMessage(messages.maker)}
          options={[
            { id: everyMaker, label: formatMessage(messages.allMakers) },
            ...shelves.makers.map(({ makerId, makerName }) => ({ id: makerId, label: makerName })),
          ]}
          selected={filter.makerId ?? everyMaker}
          usual={everyMaker}
          onSelect={(makerId) => onMaker(makerId === everyMaker ? null : makerId)}
        />
      ) : null}
      <ChipSelect
        label={formatMessage(messages.feature)}
        options={[
          { id: everyFeature, label: formatMessage(messages.allFeatures) },
          ...gameFeatures.map((id) => ({ id, label: formatMessage(featureWords[id]) })),
        ]}
        selected={filter.feature ?? everyFeature}
        usual={everyFeature}
        onSelect={(feature) => onFeature(feature === everyFeature ? null : feature)}
      />
      {shelves.tags.length > 0 ? <span className={css.parting} /> : null}
      {tags.map((tag) => {
        const isSelected = tag.tagId === filter.tagId;
        return (
          <Chip key={tag.tagId} isSelected={isSelected} onPress={() => onTag(isSelected ? null : tag.tagId)}>
            {tagTitle(tag, locale)}
          </Chip>
        );
      })}
      {state === 'loading' && shelves.makers.length === 0 ? awaited.map((id) => <ChipSkeleton key={id} />) : null}
      {state === 'unavailable' ? (
        <Chip glyph={refreshCwGlyph} onPress={onRetry}>
          {formatMessage(messages.filtersMissing)}
        </Chip>
      ) : null}
    </ChipRow>
  );
}

export function SortSelect({ sort, onSort }: { sort: GameSort; onSort: (sort: GameSort) => void }) {
  const { formatMessage } = useIntl();
  return (
    <ChipSelect
      label={formatMessage(messages.order)}
      options={gameSorts.map((id) => ({ id, label: formatMessage(messages[id]) }))}
      selected={sort}
      usual="relevance"
      onSelect={onSort}
    />
  );
}

export const ChipSkeleton = () => (
  <span className={css.chipSkeleton}>
    <SkeletonBlock />
  </span>
);
