import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { noticesMachine } from '../../machines/shared/notices.machine.js';
import { CopyNotices } from '../../src/app/notices/CopyNotices.js';
import { CopyableNumber } from '../../src/ui/copy/CopyableNumber.js';
import { openPage, press } from '../support/render.js';

const orderNo = '8f14e45f-ceea-467f-a54b-0f3e1a2b3c4d';

function open() {
  const notices = createActor(noticesMachine).start();
  const page = openPage(
    <CopyNotices notices={notices}>
      <CopyableNumber>{orderNo}</CopyableNumber>
    </CopyNotices>,
  );
  const raised = () => notices.getSnapshot().context.queue;
  return { page, raised };
}

test('a number is copied whole, and a toast says so', async () => {
  const { page, raised } = open();
  await press('Copy the number')(page);
  expect(await navigator.clipboard.readText()).toBe(orderNo);
  await expect.poll(raised).toEqual([{ tone: 'positive', messageId: 'copy.done' }]);
});

test('a toast says that the browser refused', async () => {
  const { page, raised } = open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press('Copy the number')(page);
  await expect.poll(raised).toEqual([{ tone: 'critical', messageId: 'copy.failed' }]);
});

test('a page without HTTPS has no clipboard: the toast says so, and the number can still be selected whole', async () => {
  const { page, raised } = open();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await press('Copy the number')(page);
  await expect.poll(raised).toEqual([{ tone: 'critical', messageId: 'copy.failed' }]);
  expect(page.getByText(orderNo)).toBeTruthy();
});

test('where nothing can be copied there is no button', () => {
  const page = openPage(<CopyableNumber>{orderNo}</CopyableNumber>);
  expect(page.queryByRole('button')).toBeNull();
});
