import type { ReactNode } from 'react';
import { GameBadge, type GameBadgeProps } from '../game-badge/GameBadge.js';
import { Icon } from '../icon/Icon.js';
import { heartGlyph } from '../icon/glyphs/heart.js';
import { wrenchGlyph } from '../icon/glyphs/wrench.js';
import type { Place } from '../long-grid/LongGrid.js';
import { Picture, type Art } from '../picture/Picture.js';
import { PressTarget } from '../press/PressTarget.js';
import * as css from './GameCard.css.js';

export type GameCardProps = {
  href: string;
  name: ReactNode;
  maker: string;
  /** A word in the page's language before the maker: "Soon". */
  note?: string | undefined;
  /** What is worth a line of its own below the maker: the share of a stake that counts. */
  line?: string | undefined;
  art: Art;
  /** At most one, in this order: play, hot, new. Maintenance hides it. */
  badge?: GameBadgeProps | undefined;
  /** "Until 03:00", over the art. */
  maintenance?: string | undefined;
  favourite?: { label: string; isOn: boolean; onPress: () => void } | undefined;
  /** The card is in the first view: its picture loads at once. */
  isFirst?: boolean;
  /** In a list that is not whole in the document. */
  place?: Place | undefined;
  as?: 'li' | 'article';
};

/** Names of games and makers are Latin in every language, hence their `lang`. */
export const GameCard = ({
  href,
  name,
  maker,
  note,
  line,
  art,
  badge,
  maintenance,
  favourite,
  isFirst = false,
  place,
  as: Element = 'li',
}: GameCardProps) => (
  <Element className={css.card} {...place}>
    <div className={css.art}>
      <Picture art={art} kind="card" sizes="(min-width: 1200px) 168px, 29vw" isFirst={isFirst} />
      {maintenance === undefined ? (
        badge === undefined ? null : (
          <GameBadge {...badge} />
        )
      ) : (
        <div className={css.maintenance}>
          <Icon glyph={wrenchGlyph} />
          {maintenance}
        </div>
      )}
    </div>
    <h3 className={css.name} lang="en">
      <PressTarget href={href} className={css.link}>
        {name}
      </PressTarget>
    </h3>
    {/* The line is as high as the page's language needs, with a note or without: all cards of a list are equally high. */}
    <p className={css.maker}>
      {note === undefined ? null : <>{note} · </>}
      <span lang="en">{maker}</span>
    </p>
    {line === undefined ? null : <p className={css.maker}>{line}</p>}
    {favourite === undefined ? null : (
      <PressTarget
        aria-label={favourite.label}
        aria-pressed={favourite.isOn}
        onPress={favourite.onPress}
        isRepeatable
        className={css.favourite}
      >
        <Icon glyph={heartGlyph} isFilled={favourite.isOn} className={css.heart} />
      </PressTarget>
    )}
  </Element>
);
