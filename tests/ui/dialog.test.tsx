import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from '../../src/ui/button/Button.js';
import * as css from '../../src/ui/dialog/Dialog.css.js';
import { Dialog } from '../../src/ui/dialog/Dialog.js';
import { NativeDialog } from '../../src/ui/dialog/NativeDialog.js';
import { DialogTurn } from '../../src/ui/dialog/open-dialogs.js';

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

describe('a dialog of a page and one that lies over any page', () => {
  const texts = { closeLabel: 'Close', onClose: () => undefined, actions: null };
  type Wanted = { isForm: boolean; isLogin: boolean; isNotice: boolean };
  const Lobby = ({ isForm, isLogin, isNotice }: Wanted) => (
    <>
      <Dialog isOpen={isForm} title="Form" {...texts}>
        <input aria-label="Note" />
      </Dialog>
      <DialogTurn value>
        <Dialog isOpen={isLogin} title="Login" {...texts} />
      </DialogTurn>
      <DialogTurn value={!isLogin}>
        {isNotice ? (
          <NativeDialog title="Notice" {...texts}>
            News
          </NativeDialog>
        ) : null}
      </DialogTurn>
    </>
  );
  /** The dialogs on screen, and whether touch and screen reader reach them. */
  const onScreen = () =>
    [...document.querySelectorAll('[role=dialog], dialog')]
      .filter((dialog) => dialog.closest(`.${css.waiting}`) === null)
      .map((dialog) => ({
        title: dialog.querySelector('h2')?.textContent,
        isDead: dialog.closest('[inert], [aria-hidden=true]') !== null,
      }));
  const note = () => screen.queryByLabelText<HTMLInputElement>('Note');

  test('come in any order: one is on screen, and what was typed into a form that waits is there afterwards', async () => {
    const names = ['isForm', 'isLogin', 'isNotice'] as const;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...names), { maxLength: 10 }), async (arrivals) => {
        const wanted: Wanted = { isForm: false, isLogin: false, isNotice: false };
        let typed: string | null = null;
        const { rerender } = render(<Lobby {...wanted} />);
        for (const name of arrivals) {
          wanted[name] = !wanted[name];
          await act(async () => rerender(<Lobby {...wanted} />));
          const first = [wanted.isLogin && 'Login', wanted.isNotice && 'Notice', wanted.isForm && 'Form'].find(Boolean);
          expect(onScreen()).toEqual(first === undefined ? [] : [{ title: first, isDead: false }]);
          const field = note();
          if (!wanted.isForm) typed = null;
          else if (field !== null && typed === null) field.value = typed = 'not lost';
          else if (typed !== null) expect(field?.value).toBe(typed);
        }
        cleanup();
      }),
      { numRuns: 60 },
    );
  });
});
