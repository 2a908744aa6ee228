import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.comments', defaultMessage: 'Comments' },
  scores: { id: 'gameComments.scores', defaultMessage: 'Scores' },
  noScore: { id: 'gameComments.noScore', defaultMessage: 'Nobody has given a score yet.' },
  order: { id: 'common.order', defaultMessage: 'Order' },
  newest: { id: 'gameComments.newest', defaultMessage: 'Newest' },
  best: { id: 'gameComments.best', defaultMessage: 'Best' },
  loading: { id: 'gameComments.loading', defaultMessage: 'Loading the comments' },
  empty: { id: 'gameComments.empty', defaultMessage: 'No comments yet' },
  emptyText: { id: 'gameComments.emptyText', defaultMessage: 'Be the first to say what you think of this game.' },
  unavailable: { id: 'gameComments.unavailable', defaultMessage: 'The comments could not be loaded' },
  unavailableText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  broken: { id: 'gameComments.broken', defaultMessage: 'A part of this page stopped working. What you wrote is kept.' },
  more: { id: 'gameComments.more', defaultMessage: 'Show more comments' },
  stuck: { id: 'gameComments.stuck', defaultMessage: 'More comments could not be loaded.' },
  replies: { id: 'gameComments.replies', defaultMessage: 'Replies' },
  hideReplies: { id: 'gameComments.hideReplies', defaultMessage: 'Hide replies' },
  moreReplies: { id: 'gameComments.moreReplies', defaultMessage: 'Show more replies' },
  repliesUnavailable: { id: 'gameComments.repliesUnavailable', defaultMessage: 'The replies could not be loaded.' },
  repliesStuck: { id: 'gameComments.repliesStuck', defaultMessage: 'More replies could not be loaded.' },
  unfold: { id: 'gameComments.unfold', defaultMessage: 'Show all' },
  fold: { id: 'gameComments.fold', defaultMessage: 'Show less' },
  reply: { id: 'gameComments.reply', defaultMessage: 'Reply' },
  delete: { id: 'common.delete', defaultMessage: 'Delete' },
  report: { id: 'gameComments.report', defaultMessage: 'Report' },
  isReported: { id: 'gameComments.isReported', defaultMessage: 'Reported' },
  pendingReview: { id: 'gameComments.pendingReview', defaultMessage: 'Waiting for review' },
  pendingReviewText: { id: 'gameComments.pendingReviewText', defaultMessage: 'Only you can see it until then.' },
  hidden: { id: 'common.hidden', defaultMessage: 'Hidden' },
  write: { id: 'gameComments.write', defaultMessage: 'Write a comment' },
  score: { id: 'gameComments.score', defaultMessage: 'Your score (optional)' },
  content: { id: 'gameComments.content', defaultMessage: 'Your comment' },
  contentMissing: { id: 'gameComments.contentMissing', defaultMessage: 'Write something first.' },
  rules: {
    id: 'gameComments.rules',
    defaultMessage: 'Everybody can read it. A comment with a link is reviewed first.',
  },
  send: { id: 'gameComments.send', defaultMessage: 'Post' },
  putAway: { id: 'common.notNow', defaultMessage: 'Not now' },
  own: { id: 'gameComments.content', defaultMessage: 'Your comment' },
  sending: { id: 'gameComments.sending', defaultMessage: 'Posting…' },
  tracing: { id: 'gameComments.asking', defaultMessage: 'Checking whether it arrived…' },
  unanswered: {
    id: 'gameComments.silent',
    defaultMessage:
      'We do not know yet whether your comment arrived. It is kept on this device. Check again; do not write it twice.',
  },
  unsent: {
    id: 'gameComments.absent',
    defaultMessage: 'Your comment did not reach us. You can post it again or change it.',
  },
  ask: { id: 'common.checkAgain', defaultMessage: 'Check again' },
  sendAgain: { id: 'common.sendItAgain', defaultMessage: 'Send it again' },
  edit: { id: 'common.changeIt', defaultMessage: 'Change it' },
  deleting: { id: 'gameComments.deleting', defaultMessage: 'Deleting…' },
  deleted: { id: 'gameComments.deleted', defaultMessage: 'Comment deleted.' },
  undo: { id: 'common.undo', defaultMessage: 'Undo' },
  restoring: { id: 'gameComments.restoring', defaultMessage: 'Bringing it back…' },
  removalSilent: {
    id: 'gameComments.removalSilent',
    defaultMessage: 'We do not know yet whether the comment is deleted.',
  },
  removalAbsent: { id: 'gameComments.removalAbsent', defaultMessage: 'The comment is still there.' },
  deleteAgain: { id: 'gameComments.deleteAgain', defaultMessage: 'Delete it' },
  keep: { id: 'gameComments.keep', defaultMessage: 'Keep it' },
  undoSilent: { id: 'gameComments.undoSilent', defaultMessage: 'We do not know yet whether the comment is back.' },
  undoWaiting: { id: 'gameComments.undoWaiting', defaultMessage: 'The comment is not back yet.' },
  leaveDeleted: { id: 'gameComments.leaveDeleted', defaultMessage: 'Leave it deleted' },
  understood: { id: 'gameComments.understood', defaultMessage: 'OK' },
  reportTitle: { id: 'gameComments.reportTitle', defaultMessage: 'Report this comment' },
  reportReason: { id: 'gameComments.reportReason', defaultMessage: 'What is wrong with it?' },
  reasonMissing: { id: 'gameComments.reasonMissing', defaultMessage: 'Choose a reason.' },
  reportNote: { id: 'gameComments.reportNote', defaultMessage: 'Anything to add (optional)' },
  sendReport: { id: 'gameComments.sendReport', defaultMessage: 'Send the report' },
  reportSending: { id: 'gameComments.reportSending', defaultMessage: 'Sending your report' },
  reportSendingText: { id: 'bankCard.saved.text', defaultMessage: 'One moment.' },
  reportAsking: { id: 'gameComments.reportAsking', defaultMessage: 'Checking whether your report arrived' },
  reportAskingText: { id: 'gameComments.reportAskingText', defaultMessage: 'Nothing is sent twice.' },
  reportSilent: { id: 'gameComments.reportSilent', defaultMessage: 'We do not know yet whether it arrived' },
  reportSilentText: {
    id: 'gameComments.reportSilentText',
    defaultMessage: 'Your report is kept on this device. Please try again.',
  },
  reportAbsent: { id: 'gameComments.reportAbsent', defaultMessage: 'Your report did not reach us' },
  reportAbsentText: { id: 'gameComments.reportAbsentText', defaultMessage: 'Send it again, or change it first.' },
  reported: { id: 'gameComments.reported', defaultMessage: 'Thank you for your report' },
  reportedText: {
    id: 'gameComments.reportedText',
    defaultMessage: 'We look at every report. A comment that breaks the rules is hidden.',
  },
  close: { id: 'common.close', defaultMessage: 'Close' },
});

export const reasonWords = defineMessages({
  spam: { id: 'gameComments.reason.spam', defaultMessage: 'Advertising or spam' },
  insult: { id: 'gameComments.reason.insult', defaultMessage: 'Insult or hatred' },
  personalData: { id: 'gameComments.reason.personalData', defaultMessage: 'Personal data of somebody' },
  fraud: { id: 'gameComments.reason.fraud', defaultMessage: 'Fraud or a false promise' },
  other: { id: 'gameComments.reason.other', defaultMessage: 'Something else' },
});

export const ofFive = defineMessage<{ score: string }>({ id: 'gameComments.ofFive', defaultMessage: '{score} of 5' });
export const byName = defineMessage<{ name: string }>({
  id: 'gameComments.byName',
  defaultMessage: 'Comment by {name}',
});
export const replyTo = defineMessage<{ name: string }>({
  id: 'gameComments.replyTo',
  defaultMessage: 'Reply to {name}',
});
export const hidden = defineMessage<{ reason: string }>({
  id: 'gameComments.hiddenBecause',
  defaultMessage: 'Reason: {reason}',
});
export const starsCount = defineMessage<{ count: number }>({
  id: 'gameComments.starsCount',
  defaultMessage: '{count, plural, one {# star} other {# stars}}',
});
export const scoresCount = defineMessage<{ count: number; shown: string }>({
  id: 'gameComments.scoresCount',
  defaultMessage: '{count, plural, one {{shown} score} other {{shown} scores}}',
});
export const commentsCount = defineMessage<{ count: number; shown: string }>({
  id: 'gameComments.commentsCount',
  defaultMessage: '{count, plural, one {{shown} comment} other {{shown} comments}}',
});
export const showReplies = defineMessage<{ count: number; shown: string }>({
  id: 'gameComments.showReplies',
  defaultMessage: '{count, plural, one {Show {shown} reply} other {Show {shown} replies}}',
});
