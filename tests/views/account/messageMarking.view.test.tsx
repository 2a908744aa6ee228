import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { messageMarkingMachine, type MessageMarkingRef } from '../../../machines/account/messageMarking.machine.js';
import { markingWrite } from '../../../machines/account/writes.js';
import { provideWrite } from '../../../src/effects/shared/provideWrite.js';
import { MessageView } from '../../../src/screens/account/message/View.js';
import { Tools } from '../../../src/screens/account/messageList/Tools.js';
import { useMarking } from '../../../src/screens/account/shared/useMarking.js';
import { messageMarkingSpec } from '../../fixtures/account/messageMarking.spec.js';
import { message } from '../../fixtures/account/messages.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { actOnPage, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

type Marked = { marking: MessageMarkingRef };
const nothing = () => undefined;

const MarkingAll = ({ marking }: Marked) => (
  <MessageView
    panel="shown"
    news={[{ category: 'platform', number: 2, latest: message('31') }]}
    marking={useMarking(marking)}
    problem={null}
    onReadAll={nothing}
    onRetry={nothing}
  />
);
const MarkingCategory = ({ marking }: Marked) => (
  <Tools
    work="idle"
    marking={useMarking(marking)}
    canReadAll={false}
    canChoose={false}
    count={0}
    onReadAll={nothing}
    onChoose={nothing}
    onDelete={nothing}
    onClose={nothing}
  />
);

describe.each([
  [
    'page of all messages',
    MarkingAll,
    ({ getByRole }: Page) =>
      expect(getByRole('button', { name: 'Mark all as read' }).getAttribute('aria-busy')).toBe('true'),
    (page: Page, isPromised: boolean) => expect(page.queryAllByText('2 unread')).toHaveLength(isPromised ? 0 : 1),
  ],
  ['page of a category', MarkingCategory, ({ queryByRole }: Page) => expect(queryByRole('button')).toBeNull(), nothing],
] as const)('on the %s', (_, Marking, isWaiting, counts) => {
  const waits = (page: Page) => {
    isWaiting(page);
    counts(page, false);
    expect(page.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(page.queryByRole('alert')).toBeNull();
  };
  const view: View<typeof messageMarkingMachine, Page> = {
    open: (ref) => openPage(<Marking marking={ref as MessageMarkingRef} />),
    ...onPage,
    send: {
      'messageMarking.undone': press('Undo'),
      'messageMarking.left': 'outside',
    },
    sees: {
      undoable: (page) => {
        seesText('status', /marked as read/)(page);
        counts(page, true);
      },
      sending: waits,
      // The page goes on from here.
      ended: waits,
      abandoned: waits,
    },
  };
  describePaths(messageMarkingMachine, messageMarkingSpec, view);

  test('a lost response is looked up, and looked up again by a press', async () => {
    let fail: (reason: Error) => void = nothing;
    const trace = vi.fn(() => new Promise<never>((_resolve, reject) => (fail = reject)));
    const sendMarking = provideWrite(markingWrite, { send: () => Promise.reject(new Error('lost')), trace });
    const marking = createActor(messageMarkingMachine.provide({ actors: { sendMarking } }), {
      input: { category: 'platform', upTo: '33' },
    }).start();
    const page = openPage(<Marking marking={marking} />);
    await actOnPage(async () => marking.send({ type: 'messageMarking.left' }));
    waits(page);
    expect(trace).toHaveBeenCalledOnce();
    await actOnPage(async () => fail(new Error('offline')));
    seesText('alert', /may be marked as read already/)(page);
    counts(page, false);
    await press('Look again')(page);
    waits(page);
    expect(trace).toHaveBeenCalledTimes(2);
  });
});
