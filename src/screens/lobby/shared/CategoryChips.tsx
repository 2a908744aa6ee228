import { useIntl } from 'react-intl';
import { browserAddress } from '../../../../machines/lobby/addresses.js';
import type { Category } from '../../../../machines/lobby/vocabulary.js';
import { useSite } from '../../../i18n/site.js';
import { categoryTitle } from '../../../i18n/titles.js';
import { categoryGlyph } from '../../../ui/category-icon/CategoryIcon.js';
import { Chip, ChipRow } from '../../../ui/chip/Chip.js';
import { layoutGridGlyph } from '../../../ui/icon/glyphs/layout-grid.js';
import { messages } from './messages.js';

export type CategoryChipsProps = {
  categories: readonly Category[];
  /** Null means all categories. */
  selected: string | null;
  /** Within the tab a choice replaces the history entry. */
  isReplacing?: boolean;
};

export function CategoryChips({ categories, selected, isReplacing = false }: CategoryChipsProps) {
  const { formatMessage } = useIntl();
  const { locale } = useSite();
  return (
    <ChipRow label={formatMessage(messages.categories)}>
      <Chip href={browserAddress({})} glyph={layoutGridGlyph} isSelected={selected === null} isReplacing={isReplacing}>
        {formatMessage(messages.allCategories)}
      </Chip>
      {categories.map((category) => (
        <Chip
          key={category.categoryId}
          href={browserAddress({ categoryId: category.categoryId })}
          glyph={categoryGlyph[category.icon]}
          isSelected={category.categoryId === selected}
          isReplacing={isReplacing}
        >
          {categoryTitle(category, locale)}
        </Chip>
      ))}
    </ChipRow>
  );
}
