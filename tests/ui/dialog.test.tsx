import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/button/Button.js';
import { Dialog } from '../../src/ui/dialog/Dialog.js';

afterEach(cleanup);

const onClose = vi.fn<() => void>();

function Page({ isMaskClosing = false }: { isMaskClosing?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    onClose();
    setIsOpen(false);
  };
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Close promotion</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Close it?"
        closeLabel="Back"
        role="alertdialog"
        isMaskClosing={isMaskClosing}
        actions={<Button onPress={close}>Keep playing</Button>}
      />
    </>
  );
}

const open = async (isMaskClosing = false) => {
  onClose.mockClear();
  const user = userEvent.setup();
  render(<Page isMaskClosing={isMaskClosing} />);
  await user.click(screen.getByRole('button', { name: 'Close promotion' }));
  const mask = screen.getByRole('alertdialog', { name: 'Close it?' }).parentElement?.parentElement;
  if (!mask) throw new Error('The dialog stands over nothing');
  return { user, mask };
};

test.each(['the cross', 'the Escape key', 'an action'])(
  '%s closes it, and the focus goes back where it was',
  async (way) => {
    const { user } = await open();
    if (way === 'the cross') await user.click(screen.getByRole('button', { name: 'Back' }));
    if (way === 'the Escape key') await user.keyboard('{Escape}');
    if (way === 'an action') await user.click(screen.getByRole('button', { name: 'Keep playing' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Close promotion' }));
  },
);

test('the mask does not close it', async () => {
  const { user, mask } = await open();
  await user.click(mask);
  expect(onClose).not.toHaveBeenCalled();
});

test('the mask closes it if allowed, and a press inside does not', async () => {
  const { user, mask } = await open(true);
  await user.click(screen.getByRole('heading', { name: 'Close it?' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(mask);
  expect(onClose).toHaveBeenCalledOnce();
});
