import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../../src/ui/button/Button.js';
import { Dialog } from '../../src/ui/dialog/Dialog.js';
import { isFocusFree } from '../../src/ui/focus/keep-focus.js';
import { nextFrame } from '../support/next-frame.js';
import { onPage, openPage, press } from '../support/render.js';

/** A button, and what is shown once it was pressed. */
function Once({ children, result }: { children: string; result: ReactNode }) {
  const [isDone, setDone] = useState(false);
  return isDone ? result : <Button onPress={() => setDone(true)}>{children}</Button>;
}

const focused = () => document.activeElement;

test('a button that its result replaces leaves the focus to the smallest part around it', async () => {
  const page = openPage(
    <section aria-label="Bonuses">
      <ul>
        <li>Monday</li>
        <li>
          Tuesday <Once result="Claimed">Claim</Once>
        </li>
      </ul>
    </section>,
  );
  await press('Claim')(page);
  await onPage.keepsFocus();
  expect(focused()).toBe(page.getAllByRole('listitem')[1]);
  expect(isFocusFree()).toBe(true);
});

test('what replaces a button has the focus, so that the next Tab goes on from there', async () => {
  const page = openPage(
    <>
      <a href="/elsewhere">Before</a>
      <Once
        result={
          <p>
            Marked <Button>Undo</Button>
          </p>
        }
      >
        Mark all
      </Once>
    </>,
  );
  await press('Mark all')(page);
  await onPage.keepsFocus();
  expect(focused()?.textContent).toBe('Marked Undo');
  await page.user.tab();
  expect(focused()).toBe(page.getByRole('button', { name: 'Undo' }));
});

test('a part takes no focus from a press later on', async () => {
  const page = openPage(
    <>
      <section aria-label="Bonuses">
        <Once result="Claimed">Claim</Once>
      </section>
      <Button>Next</Button>
    </>,
  );
  await press('Claim')(page);
  await onPage.keepsFocus();
  const section = page.getByRole('region', { name: 'Bonuses' });
  expect(focused()).toBe(section);
  await page.user.tab();
  expect(focused()).toBe(page.getByRole('button', { name: 'Next' }));
  expect(section.hasAttribute('tabindex')).toBe(false);
  expect(isFocusFree()).toBe(false);
});

test('a button that becomes disabled leaves it to the field that it leads to', async () => {
  function Code() {
    const [isSent, setSent] = useState(false);
    return (
      <form>
        <input aria-label="Phone" />
        <div data-leads-to-field="">
          <input aria-label="Code" />
          <Button isDisabled={isSent} onPress={() => setSent(true)}>
            Send code
          </Button>
        </div>
      </form>
    );
  }
  const page = openPage(<Code />);
  await press('Send code')(page);
  await onPage.keepsFocus();
  expect(focused()).toBe(page.getByLabelText('Code'));
});

test('the page itself takes it where nothing else is left, and a later step can take it from there', async () => {
  const page = openPage(<Once result="It is over">Stop</Once>);
  await press('Stop')(page);
  await onPage.keepsFocus();
  expect(focused()).toBe(page.getByRole('main'));
  expect(isFocusFree()).toBe(true);
});

test('the focus that a player took away stays away', async () => {
  const page = openPage(
    <section aria-label="Bonuses">
      <Once result="Claimed">Claim</Once>
      <p>Text</p>
    </section>,
  );
  page.getByRole('button').focus();
  page.getByRole('button').blur();
  await nextFrame();
  page.getByRole('button').remove();
  await nextFrame();
  await nextFrame();
  expect(focused()).toBe(document.body);
});

/** A row whose button opens a dialog that may take the button away. */
function Removal({ isUndone }: { isUndone: boolean }) {
  const [step, setStep] = useState<'listed' | 'asking' | 'over'>('listed');
  const isAsking = step === 'asking';
  return (
    <section aria-label="Devices">
      <ul>
        <li>{step === 'over' ? 'Signed out' : <Button onPress={() => setStep('asking')}>Sign out</Button>}</li>
      </ul>
      <Dialog
        isOpen={isAsking}
        onClose={() => setStep('listed')}
        title="Sign it out?"
        actions={<Button onPress={() => setStep(isUndone ? 'listed' : 'over')}>Yes</Button>}
      />
    </section>
  );
}

test.each([
  ['is still there', true, 'button'],
  ['is gone', false, 'listitem'],
] as const)('a dialog whose opener %s gives the focus back to its place', async (_, isUndone, role) => {
  const page = openPage(<Removal isUndone={isUndone} />);
  await press('Sign out')(page);
  await press('Yes')(page);
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  await nextFrame();
  await nextFrame();
  expect(focused()).toBe(page.getByRole(role));
});
