import { useIntl } from 'react-intl';
import type { GameInfo } from '../../../../machines/vocabulary.js';
import { flameGlyph } from '../../../ui/icon/glyphs/flame.js';
import { sparklesGlyph } from '../../../ui/icon/glyphs/sparkles.js';
import { StatusTag, type StatusTagProps } from '../../../ui/status-tag/StatusTag.js';
import { badgeWord, markOf } from '../shared/badge.js';

type Look = { tone: NonNullable<StatusTagProps['tone']>; glyph: string };
const looks: Readonly<Record<NonNullable<ReturnType<typeof markOf>>, Look>> = {
  hot: { tone: 'critical', glyph: flameGlyph },
  new: { tone: 'info', glyph: sparklesGlyph },
};

/** Beside the name of the game. */
export function Badge({ game }: { game: GameInfo }) {
  const { formatMessage } = useIntl();
  const mark = markOf(game);
  return mark === null ? null : <StatusTag {...looks[mark]}>{formatMessage(badgeWord[mark])}</StatusTag>;
}
