import { Icon } from '../icon/Icon.js';
import { cherryGlyph } from '../icon/glyphs/cherry.js';
import { dicesGlyph } from '../icon/glyphs/dices.js';
import { disc3Glyph } from '../icon/glyphs/disc-3.js';
import { fishGlyph } from '../icon/glyphs/fish.js';
import { spadeGlyph } from '../icon/glyphs/spade.js';
import { volleyballGlyph } from '../icon/glyphs/volleyball.js';

/** The six categories of the lobby. */
export type CategoryName = 'slots' | 'casino' | 'poker' | 'table' | 'fishing' | 'sports';

export const categoryGlyph: Readonly<Record<CategoryName, string>> = {
  slots: cherryGlyph,
  casino: disc3Glyph,
  poker: spadeGlyph,
  table: dicesGlyph,
  fishing: fishGlyph,
  sports: volleyballGlyph,
};

export const CategoryIcon = ({ icon }: { icon: CategoryName }) => <Icon glyph={categoryGlyph[icon]} />;
