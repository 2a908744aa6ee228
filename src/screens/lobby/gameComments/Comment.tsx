import { FormattedMessage, useIntl } from 'react-intl';
import { folded, type GameComment } from '../../../../machines/lobby/comments.js';
import { formatCount } from '../../../i18n/numbers.js';
import { langOf } from '../../../i18n/script.js';
import { useDates } from '../../../i18n/site.js';
import { Avatar } from '../../../ui/avatar/Avatar.js';
import { Button } from '../../../ui/button/Button.js';
import { flagGlyph } from '../../../ui/icon/glyphs/flag.js';
import { replyGlyph } from '../../../ui/icon/glyphs/reply.js';
import { trash2Glyph } from '../../../ui/icon/glyphs/trash-2.js';
import { LongText } from '../../../ui/long-text/LongText.js';
import { Stars } from '../../../ui/stars/Stars.js';
import { StatusTag } from '../../../ui/status-tag/StatusTag.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import * as css from './gameComments.css.js';
import { byName, hidden, messages, ofFive, reasonWords, replyTo, showReplies } from './messages.js';

export type CommentActions = Readonly<Record<'onReply' | 'onDelete' | 'onReport', (comment: GameComment) => void>> & {
  /** False while another comment is on its way, or it is not known whether it arrived. */
  canReply: boolean;
};

export type CommentProps = {
  comment: GameComment;
  actions: CommentActions;
  /** One comment is deleted at a time. */
  canDelete: boolean;
  /** Of a comment; a reply has none. */
  replies?: { isOpen: boolean; onToggle: () => void };
};

/** A comment or a reply. What a player wrote is a text and nothing else: no links, no markup, its own direction. */
export function Comment({ comment, actions, canDelete, replies }: CommentProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useDates();
  const { name, avatar, avatarUrl, score, content, createTime, isOwn, isReported, status } = comment;
  const named = (label: { id: string }) => `${formatMessage(label)}: ${formatMessage(byName, { name })}`;
  return (
    <article aria-label={formatMessage(byName, { name })} className={css.comment}>
      <Avatar picture={avatarUrl ?? avatar} />
      <div className={css.words}>
        <p className={css.by}>
          <bdi lang={langOf(name)} className={css.name}>
            {name}
          </bdi>
          <time dateTime={createTime} className={smallMuted}>
            {dateTime(createTime)}
          </time>
        </p>
        {score === null ? null : <Stars score={score} label={formatMessage(ofFive, { score: String(score) })} />}
        {comment.replyTo === null ? null : (
          <p className={smallMuted}>{formatMessage(replyTo, { name: comment.replyTo })}</p>
        )}
        <CommentStatus comment={comment} />
        <LongText
          beginning={folded(content)}
          labels={{ more: formatMessage(messages.unfold), less: formatMessage(messages.fold) }}
        >
          {content}
        </LongText>
        <div className={css.actions}>
          {replies && comment.replyNum > 0 ? (
            <Button variant="ghost" size="small" isRepeatable aria-expanded={replies.isOpen} onPress={replies.onToggle}>
              {replies.isOpen
                ? formatMessage(messages.hideReplies)
                : formatMessage(showReplies, { count: comment.replyNum, shown: formatCount(comment.replyNum) })}
            </Button>
          ) : null}
          {status === 'shown' ? (
            <Button
              variant="ghost"
              size="small"
              glyph={replyGlyph}
              isDisabled={!actions.canReply}
              aria-label={named(messages.reply)}
              onPress={() => actions.onReply(comment)}
            >
              <FormattedMessage {...messages.reply} />
            </Button>
          ) : null}
          {isOwn ? (
            <Button
              variant="ghost"
              size="small"
              glyph={trash2Glyph}
              isDisabled={!canDelete}
              aria-label={named(messages.delete)}
              onPress={() => actions.onDelete(comment)}
            >
              <FormattedMessage {...messages.delete} />
            </Button>
          ) : isReported ? (
            <span className={smallMuted}>
              <FormattedMessage {...messages.isReported} />
            </span>
          ) : (
            <Button
              variant="ghost"
              size="small"
              glyph={flagGlyph}
              aria-label={named(messages.report)}
              onPress={() => actions.onReport(comment)}
            >
              <FormattedMessage {...messages.report} />
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}

/** Only its author sees a comment that is not shown to everybody. */
function CommentStatus({ comment: { status, hiddenReason } }: { comment: GameComment }) {
  const { formatMessage } = useIntl();
  if (status === 'pendingReview')
    return (
      <div className={css.status}>
        <StatusTag tone="caution">{formatMessage(messages.pendingReview)}</StatusTag>
        <span className={smallMuted}>{formatMessage(messages.pendingReviewText)}</span>
      </div>
    );
  return status === 'hidden' ? (
    <div className={css.status}>
      <StatusTag tone="critical">{formatMessage(messages.hidden)}</StatusTag>
      <span className={smallMuted}>
        {formatMessage(hidden, { reason: formatMessage(reasonWords[hiddenReason ?? 'other']) })}
      </span>
    </div>
  ) : null;
}
