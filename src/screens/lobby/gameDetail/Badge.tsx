import { useIntl } from 'react-intl';
import type { GameInfo } from '../../../../machines/vocabulary.js';
import { flameGlyph } from '../../../ui/icon/glyphs/flame.js';
import { gamepad2Glyph } from '../../../ui/icon/glyphs/gamepad-2.js';
import { playGlyph } from '../../../ui/icon/glyphs/play.js';
import { sparklesGlyph } from '../../../ui/icon/glyphs/sparkles.js';
import { StatusTag, type StatusTagProps } from '../../../ui/status-tag/StatusTag.js';
import { badgeOf, badgeWord, type BadgeKind } from '../shared/badge.js';

const looks: Readonly<Record<BadgeKind, { tone: NonNullable<StatusTagProps['tone']>; glyph: string }>> = {
  play: { tone: 'positive', glyph: playGlyph },
  demo: { tone: 'neutral', glyph: gamepad2Glyph },
  hot: { tone: 'critical', glyph: flameGlyph },
  new: { tone: 'info', glyph: sparklesGlyph },
};

/** The card's badge as a text beside the name. */
export function Badge({ game }: { game: GameInfo }) {
  const { formatMessage } = useIntl();
  const badge = badgeOf(game);
  return badge === null ? null : <StatusTag {...looks[badge]}>{formatMessage(badgeWord[badge])}</StatusTag>;
}
