import { useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { FootBar, FootRoom } from '../../../ui/foot-bar/FootBar.js';
import { IconButton } from '../../../ui/icon-button/IconButton.js';
import { chevronLeftGlyph } from '../../../ui/icon/glyphs/chevron-left.js';
import { heartGlyph } from '../../../ui/icon/glyphs/heart.js';
import { share2Glyph } from '../../../ui/icon/glyphs/share-2.js';
import { thumbsUpGlyph } from '../../../ui/icon/glyphs/thumbs-up.js';
import { useBack } from '../../../ui/page-header/useBack.js';
import { DrawnPicture } from '../../../ui/picture/DrawnPicture.js';
import * as text from '../../../ui/text/text.css.js';
import { Badge } from './Badge.js';
import * as css from './gameDetail.css.js';
import { messages } from './messages.js';
import { Parts } from './Parts.js';
import { PlayButtons, PlayPanel, PlayRecords } from './PlayPanel.js';
import type { DetailProps } from './View.js';

export function MobileDetail({
  category,
  hearts,
  onLike,
  isSharing,
  onShare,
  tab,
  similar,
  comments,
  onTab,
  ...play
}: DetailProps) {
  const { formatMessage } = useIntl();
  const { gameId, name, makerName, art, likeStatus } = play.game;
  const isFavourite = hearts.has(gameId);
  return (
    <article className={css.mobile}>
      <div className={css.cover}>
        <div className={css.coverArt}>
          <DrawnPicture art={art} />
        </div>
        <div className={css.coverShade} />
        <div className={css.bar}>
          <span className={css.push}>
            <IconButton
              glyph={chevronLeftGlyph}
              label={formatMessage(messages.back)}
              onPress={useBack(path.home)}
              className={css.onCover}
            />
          </span>
          <IconButton
            glyph={share2Glyph}
            label={formatMessage(messages.share)}
            isDisabled={isSharing}
            onPress={onShare}
            className={css.onCover}
          />
          <IconButton
            glyph={thumbsUpGlyph}
            label={formatMessage(messages.like)}
            aria-pressed={likeStatus}
            isFilled={likeStatus}
            isRepeatable
            onPress={onLike}
            className={css.onCover}
          />
          <IconButton
            glyph={heartGlyph}
            label={formatMessage(messages.favourite)}
            aria-pressed={isFavourite}
            isFilled={isFavourite}
            isRepeatable
            onPress={() => hearts.toggle(gameId)}
            className={css.onCover}
          />
        </div>
      </div>
      <div className={css.sheet}>
        <div className={css.head}>
          <div>
            <h1 className={text.title} lang="en">
              {name}
            </h1>
            <p className={`${text.smallMuted} ${css.under}`} lang="en">
              {makerName}
            </p>
          </div>
          <Badge game={play.game} />
        </div>
        <PlayPanel {...play} />
        <FootBar isRoomApart>
          <PlayButtons {...play} />
        </FootBar>
        <PlayRecords {...play} />
        <Parts game={play.game} category={category} tab={tab} similar={similar} comments={comments} onTab={onTab} />
      </div>
      <FootRoom />
    </article>
  );
}
