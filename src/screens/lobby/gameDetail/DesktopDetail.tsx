import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { path } from '../../../../machines/addresses.js';
import { browserAddress } from '../../../../machines/lobby/addresses.js';
import type { Category } from '../../../../machines/lobby/vocabulary.js';
import { formatShortCount } from '../../../i18n/numbers.js';
import { useSite } from '../../../i18n/site.js';
import { categoryTitle } from '../../../i18n/titles.js';
import { Button } from '../../../ui/button/Button.js';
import { Icon } from '../../../ui/icon/Icon.js';
import { chevronRightGlyph } from '../../../ui/icon/glyphs/chevron-right.js';
import { heartGlyph } from '../../../ui/icon/glyphs/heart.js';
import { share2Glyph } from '../../../ui/icon/glyphs/share-2.js';
import { thumbsUpGlyph } from '../../../ui/icon/glyphs/thumbs-up.js';
import { DrawnPicture } from '../../../ui/picture/DrawnPicture.js';
import * as text from '../../../ui/text/text.css.js';
import { Badge } from './Badge.js';
import * as css from './gameDetail.css.js';
import { messages } from './messages.js';
import { Parts } from './Parts.js';
import { PlayButtons, PlayPanel, PlayRecords } from './PlayPanel.js';
import type { DetailProps } from './View.js';

export function DesktopDetail({
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
  const { locale } = useSite();
  const { gameId, name, makerName, art, likeStatus, likeNum } = play.game;
  const isFavourite = hearts.has(gameId);
  return (
    <article>
      <Trail category={category} name={name} />
      <div className={css.columns}>
        <div className={css.action}>
          <div className={css.poster}>
            <DrawnPicture art={art} />
          </div>
          <div className={css.buttons}>
            <Button
              variant={isFavourite ? 'soft' : 'ghost'}
              glyph={heartGlyph}
              isGlyphFilled={isFavourite}
              aria-pressed={isFavourite}
              isRepeatable
              onPress={() => hearts.toggle(gameId)}
            >
              <FormattedMessage {...messages.favourite} />
            </Button>
            <Button
              variant={likeStatus ? 'soft' : 'ghost'}
              glyph={thumbsUpGlyph}
              isGlyphFilled={likeStatus}
              aria-pressed={likeStatus}
              aria-label={`${formatMessage(messages.like)} ${likeNum}`}
              isRepeatable
              onPress={onLike}
            >
              {formatShortCount(likeNum, locale)}
            </Button>
            <Button variant="ghost" glyph={share2Glyph} isPending={isSharing} onPress={onShare}>
              <FormattedMessage {...messages.share} />
            </Button>
          </div>
        </div>
        <div className={css.detail}>
          <div className={css.head}>
            <div>
              <h1 className={text.bigTitle} lang="en">
                {name}
              </h1>
              <p className={`${text.muted} ${css.under}`} lang="en">
                {makerName}
              </p>
            </div>
            <Badge game={play.game} />
          </div>
          <div className={css.decision}>
            <PlayPanel {...play} />
            <div className={css.playButtons}>
              <PlayButtons {...play} isPrimaryFirst />
            </div>
            <PlayRecords {...play} />
          </div>
          <Parts game={play.game} category={category} tab={tab} similar={similar} comments={comments} onTab={onTab} />
        </div>
      </div>
    </article>
  );
}

function Trail({ category, name }: { category: Category | null; name: string }) {
  const { formatMessage } = useIntl();
  const { locale } = useSite();
  return (
    <nav aria-label={formatMessage(messages.trail)} className={css.trail}>
      <Link to={path.home} className={css.crumb}>
        {formatMessage(messages.home)}
      </Link>
      <Icon glyph={chevronRightGlyph} />
      {category ? (
        <>
          <Link to={browserAddress({ categoryId: category.categoryId })} className={css.crumb}>
            {categoryTitle(category, locale)}
          </Link>
          <Icon glyph={chevronRightGlyph} />
        </>
      ) : null}
      <span aria-current="page" lang="en">
        {name}
      </span>
    </nav>
  );
}
