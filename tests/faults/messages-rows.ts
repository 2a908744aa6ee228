import { unreadMessagesMachine } from '../../machines/account/unreadMessages.machine.js';
import { page as messagePage } from '../../src/app/pages/account/message.js';
import { page as messageDetailPage } from '../../src/app/pages/account/messageDetail.js';
import { page as messageListPage } from '../../src/app/pages/account/messageList.js';
import { defineUnreadMessagesActors } from '../../src/effects/account/unreadMessages.js';
import type { Outside } from '../../src/effects/outside.js';
import { expired, lose } from './account-rows.js';
import { loading } from './entry-rows.js';
import { childOf, ended } from './hosted.js';
import type { Row, Rows, Stage } from './rows.js';

const hub = { ...loading('message', messagePage), who: 'player' } as const;
const detail = { ...loading('messageDetail', messageDetailPage, { id: '31' }), who: 'player' } as const;
const list = { ...loading('messageList', messageListPage, { category: 'platform' }), who: 'player' } as const;
const unread = {
  ...loading('unreadMessages', {
    machine: (outside: Outside) =>
      unreadMessagesMachine.provide({ actors: defineUnreadMessagesActors(outside, undefined) }),
    input: () => ({ isHidden: false }),
  }),
  who: 'player',
} as const;
const counted = { again: unread.again('polling.awaitingTurn'), good: 'polling.resting' } as const;

const applied = (leaf: string, why: string) => ({
  'reset after': ended(leaf, why),
  'malformed JSON': ended(leaf, why),
});
const opened =
  (page: { act: (stage: Stage) => Promise<void> | void }) =>
  async (stage: Stage): Promise<void> => {
    await page.act(stage);
    await stage.browser.settle();
  };
const say =
  (name: string, ...events: readonly { type: string; id?: string }[]) =>
  ({ tab }: Stage) => {
    for (const event of events) tab.flow(name).send(event);
  };
const lost =
  (
    call: string,
    page: { act: (stage: Stage) => Promise<void> | void },
    ...events: readonly { type: string; id?: string }[]
  ) =>
  async (stage: Stage): Promise<void> => {
    await opened(page)(stage);
    say('messageList', ...events)(stage);
    lose(call, stage);
  };
const choosing = [
  { type: 'messageList.choosingBegan' },
  { type: 'messageList.ticked', id: '31' },
  { type: 'messageList.deleteWanted' },
] as const;
const untouched = { again: list.again('idle.untouched') };
/** What another tab did to the message. */
const tell =
  (kind: 'read' | 'deleted') =>
  ({ tab }: Stage) => {
    const newValue = JSON.stringify({ at: 1, change: { kind, ids: ['31'] } });
    tab.hear({ type: 'storage', key: 'messagesChanged', newValue } as never);
  };
const watch = { kind: 'watch', act: tell('deleted') } as const satisfies Partial<Row>;

/** All messages of a page are marked as read. */
function markingRows(name: 'message' | 'messageList', page: typeof hub | typeof list, idle: string): Rows {
  const marked = {
    ...page,
    parts: ['messageMarking', 'sendMarking'],
    good: `${idle}.untouched`,
    again: page.again(`${idle}.untouched`),
  };
  const want = say(name, { type: `${name}.readAllWanted` });
  const leave = (stage: Stage): void => {
    want(stage);
    childOf(stage.tab.flow(name), 'messageMarking').send({ type: 'messageMarking.left' });
  };
  return {
    [`keyedWrite.sendRequest (${name})`]: {
      ...marked,
      kind: 'write',
      call: 'POST /message/allRead',
      reach: opened(page),
      act: leave,
      broken: `${idle}.refused`,
      except: { ...expired, ...applied(`${idle}.untouched`, 'the count shows that they are read') },
    },
    [`keyedWrite.traceRequest (${name})`]: {
      ...marked,
      kind: 'read',
      call: 'GET /message/messageNumber',
      reach: lost('POST /message/allRead', page),
      act: leave,
      broken: 'unknown.unanswered',
      except: expired,
    },
    [`messageMarking.watchLeaving (${name})`]: {
      ...marked,
      kind: 'watch',
      reach: opened(page),
      act: want,
      good: 'undoable',
    },
  };
}

export const messagesRows: Rows = {
  'unreadMessages.lead': { ...unread, ...counted, kind: 'watch' },
  'unreadMessages.recallRest': { ...unread, ...counted, kind: 'local' },
  'unreadMessages.loadUnread': {
    ...unread,
    ...counted,
    kind: 'read',
    call: 'GET /message/messageNumber',
    isBackground: true,
    broken: 'polling.resting',
    except: expired,
    again: unread.again('polling.resting'),
  },
  'unreadMessages.watchPage': {
    ...unread,
    ...counted,
    kind: 'watch',
    reach: unread.act,
    act: ({ tab }) => tab.hear({ type: 'visibilitychange' }),
  },
  'unreadMessages.watchMessages': { ...unread, ...counted, ...watch, reach: opened(unread) },
  'message.loadNews': {
    ...hub,
    kind: 'read',
    call: 'GET /message/messageNumber',
    good: 'shown.untouched',
    broken: 'unavailable',
    except: expired,
    again: hub.again('shown.untouched'),
  },
  'message.watchMessages': {
    ...hub,
    ...watch,
    reach: opened(hub),
    good: 'shown.untouched',
    again: hub.again('shown.untouched'),
  },
  ...markingRows('message', hub, 'shown'),
  ...markingRows('messageList', list, 'idle'),
  'messageDetail.loadMessage': {
    ...detail,
    kind: 'read',
    call: 'GET /message/info/31',
    good: 'shown.marked',
    broken: 'unavailable',
    except: { ...expired, 'body 10400': ended('missing', 'no message has such an id') },
    again: detail.again('shown.marked'),
  },
  'messageDetail.markRead': {
    ...detail,
    kind: 'write',
    call: 'POST /message/read/31',
    good: 'shown.marked',
    broken: 'shown.refused',
    except: {
      ...expired,
      'body 10400': ended('missing', 'no message has such an id'),
      reload: { none: 'opening it again marks it again, which changes nothing' },
    },
    again: detail.again('shown.marked'),
  },
  'messageDetail.watchChanges': {
    ...detail,
    ...watch,
    act: tell('read'),
    reach: opened(detail),
    good: 'shown.marked',
    again: detail.again('shown.marked'),
  },
  'pagedList.loadRows (messageList)': {
    ...list,
    kind: 'read',
    call: 'GET /message/list',
    parts: ['categoryMessages'],
    good: 'shown.complete',
    broken: 'unavailable',
    except: expired,
    again: list.again('shown.complete'),
  },
  'keyedWrite.sendRequest (message deletion)': {
    ...list,
    ...untouched,
    parts: ['sendDeletion'],
    kind: 'write',
    call: 'DELETE /message/31',
    reach: async (stage) => {
      await opened(list)(stage);
      say('messageList', ...choosing)(stage);
    },
    act: say('messageList', { type: 'messageList.deleteConfirmed' }),
    good: 'idle.untouched',
    broken: 'editing.refused',
    except: {
      ...expired,
      ...applied('idle.untouched', 'the message is gone, as it says when asked'),
    },
  },
  'keyedWrite.traceRequest (message deletion)': {
    ...list,
    ...untouched,
    parts: ['sendDeletion'],
    kind: 'read',
    call: 'GET /message/info/31',
    reach: lost('DELETE /message/31', list, ...choosing),
    act: say('messageList', { type: 'messageList.deleteConfirmed' }),
    good: 'idle.untouched',
    broken: 'unknown.unanswered',
    except: { ...expired, 'body 10400': ended('idle.untouched', 'no message has such an id') },
    again: list.again('idle.untouched'),
  },
  'messageList.watchChanges': {
    ...list,
    ...untouched,
    ...watch,
    reach: opened(list),
    // The server of this test still has the message: the list, which has run dry, loads it again.
    good: 'idle.untouched',
  },
};
