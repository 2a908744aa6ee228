import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { password, passwordRules } from '../../machines/shared/rules/account.js';
import { OpensFocused } from '../../src/ui/form/first-focus.js';
import { Form } from '../../src/ui/form/Form.js';
import { PasswordField } from '../../src/ui/password-field/PasswordField.js';
import { TextAreaField } from '../../src/ui/text-area-field/TextAreaField.js';
import { TextField } from '../../src/ui/text-field/TextField.js';
import { renderField } from './words.js';

afterEach(cleanup);

const long = (text: string) => (text.trim().length < 4 ? 'Write four letters or more' : null);
const open = (validationErrors?: Record<string, string>) => {
  const onSubmit = vi.fn<(values: object) => void>();
  const draw = (errors: Record<string, string> | undefined) => (
    <Form label="Profile" validationErrors={errors} onSubmit={onSubmit}>
      <TextField name="name" label="Name" requiredText="Write your name" validate={long} />
      <TextField name="nick" label="Nickname" />
      <button>Save</button>
    </Form>
  );
  const { rerender } = renderField(draw(validationErrors));
  return {
    onSubmit,
    user: userEvent.setup(),
    name: screen.getByLabelText<HTMLInputElement>('Name'),
    redraw: (errors?: Record<string, string>) => rerender(draw(errors)),
  };
};

test('shows no error if it was only focused', async () => {
  const { user, name } = open();
  await user.click(name);
  await user.tab();
  expect(screen.queryByText('Write your name')).toBeNull();
});

test('shows an error on blur and then updates it at every change', async () => {
  const { user, name } = open();
  await user.type(name, 'Jo');
  expect(screen.queryByText('Write four letters or more')).toBeNull();
  await user.tab();
  expect(screen.getByText('Write four letters or more')).toBeDefined();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await user.type(name, 'an');
  expect(screen.queryByText('Write four letters or more')).toBeNull();
});

test('a form with an empty required field is not submitted: the error shows and the field has the focus', async () => {
  const { user, name, onSubmit } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText('Write your name')).toBeDefined();
  expect(document.activeElement).toBe(name);
});

test('trims on blur and on submit, and takes 140 characters', async () => {
  const { user, name, onSubmit } = open();
  expect(name.maxLength).toBe(140);
  await user.type(name, '  Joanna ');
  await user.tab();
  expect(name.value).toBe('Joanna');
  await user.type(screen.getByLabelText('Nickname'), ' Jo {Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Joanna', nick: 'Jo' });
});

test('the clear button empties it and returns the focus', async () => {
  const { user, name } = open();
  await user.type(name, 'Joanna');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(name.value).toBe('');
  expect(document.activeElement).toBe(name);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('a refusal of the server takes the focus, a change clears it, and a new render does not bring it back', async () => {
  const { user, redraw } = open();
  redraw({ nick: 'That name is taken' });
  const nick = screen.getByLabelText('Nickname');
  expect(screen.getByText('That name is taken')).toBeDefined();
  expect(document.activeElement).toBe(nick);
  await user.type(nick, 'x');
  expect(screen.queryByText('That name is taken')).toBeNull();
  redraw({ nick: 'That name is taken' });
  expect(screen.queryByText('That name is taken')).toBeNull();
});

test('a refusal of the server stays on a blur without a change', async () => {
  const { user, redraw } = open();
  const nick = screen.getByLabelText('Nickname');
  await user.type(nick, 'Jo');
  await user.tab();
  redraw({ nick: 'That name is taken' });
  expect(document.activeElement).toBe(nick);
  await user.tab();
  expect(document.activeElement).not.toBe(nick);
  expect(screen.getByText('That name is taken')).toBeDefined();
});

test('a labelled button reveals and hides a password, which is submitted with its spaces', async () => {
  const onSubmit = vi.fn<(values: object) => void>();
  const user = userEvent.setup();
  renderField(
    <Form label="Log in" onSubmit={onSubmit}>
      <PasswordField
        name="password"
        label="Password"
        autoComplete="current-password"
        labels={{ reveal: 'Show password', hide: 'Hide password' }}
      />
    </Form>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await user.type(input, ' mango ');
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
  await user.type(input, '{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ password: ' mango ' });
});

test('a tick marks a valid text, and an error removes it', async () => {
  const { user, name, redraw } = open();
  const tick = () => screen.queryByText('Filled in correctly');
  await user.type(name, 'Joanna');
  expect(tick()).toBeNull();
  await user.tab();
  expect(tick()).not.toBeNull();
  redraw({ name: 'That name is taken' });
  expect(tick()).toBeNull();
  await user.type(name, 's');
  expect(tick()).not.toBeNull();
  await user.clear(name);
  expect(tick()).toBeNull();
});

test('a field without a rule has no tick', async () => {
  const { user } = open();
  await user.type(screen.getByLabelText('Nickname'), 'Jo');
  await user.tab();
  expect(screen.queryByText('Filled in correctly')).toBeNull();
});

test('while a form is submitted it is busy, and an earlier refusal is hidden', () => {
  const draw = (isBusy: boolean) => (
    <Form label="Profile" isBusy={isBusy} validationErrors={{ nick: 'That name is taken' }} onSubmit={() => undefined}>
      <TextField name="nick" label="Nickname" />
    </Form>
  );
  const { rerender } = renderField(draw(true));
  expect(screen.getByRole('form').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('That name is taken')).toBeNull();
  rerender(draw(false));
  expect(screen.getByRole('form').hasAttribute('aria-busy')).toBe(false);
  expect(screen.getByText('That name is taken')).toBeDefined();
});

test('a text area has a clear button too, which the Tab key passes', async () => {
  const user = userEvent.setup();
  renderField(
    <>
      <TextAreaField name="content" label="What happened" />
      <button type="button">Send</button>
    </>,
  );
  const input = screen.getByLabelText<HTMLTextAreaElement>('What happened');
  await user.type(input, 'It broke');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input.value).toBe('');
  expect(document.activeElement).toBe(input);
});

test('the link beside a label comes after the field for the Tab key', async () => {
  const user = userEvent.setup();
  renderField(<TextField name="name" label="Name" action={<button type="button">Forgot it?</button>} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Forgot it?');
});

describe('a form that opens focused', () => {
  const openFocused = (beside: ReactNode = null) =>
    renderField(
      <OpensFocused value>
        {beside}
        <Form label="Log in" onSubmit={() => undefined}>
          <TextField name="name" label="Name" />
        </Form>
      </OpensFocused>,
    );

  test('has the focus in its first field', () => {
    openFocused();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  test('leaves the focus on a tab, so that the arrow keys go on', () => {
    const tab = (
      <button ref={(button) => button?.focus()} type="button" role="tab" aria-selected>
        Log in
      </button>
    );
    openFocused(tab);
    expect(document.activeElement).toBe(screen.getByRole('tab'));
  });
});

test('a password has its reveal button in place of the clear button', async () => {
  const user = userEvent.setup();
  renderField(
    <PasswordField
      name="password"
      label="Password"
      autoComplete="new-password"
      labels={{ reveal: 'Show password', hide: 'Hide password' }}
    />,
  );
  await user.type(screen.getByLabelText('Password'), 'mango');
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Show password']);
});

test('while a form is submitted neither typing nor the clear button changes it', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const draw = (isBusy: boolean) => (
    <Form label="Profile" isBusy={isBusy} onSubmit={() => undefined}>
      <TextField name="name" label="Name" defaultValue="Joan" onChange={onChange} />
    </Form>
  );
  const { rerender } = renderField(draw(true));
  const user = userEvent.setup();
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  await user.type(name, 'na');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect([name.value, name.readOnly, onChange.mock.calls]).toEqual(['Joan', true, []]);
  rerender(draw(false));
  await user.type(name, 'na');
  expect([name.value, name.readOnly]).toEqual(['Joanna', false]);
});

test('a new password says how it can be generated, by the rule that it is checked by; a present one does not', () => {
  const labels = { reveal: 'Show', hide: 'Hide' };
  renderField(
    <>
      <PasswordField name="old" label="Old" autoComplete="current-password" labels={labels} />
      <PasswordField name="new" label="New" autoComplete="new-password" labels={labels} />
    </>,
  );
  expect(screen.getByLabelText('New').getAttribute('passwordrules')).toBe(passwordRules);
  expect(screen.getByLabelText('Old').hasAttribute('passwordrules')).toBe(false);
  const [, least, most, allowed = ''] =
    /^minlength: (\d+); maxlength: (\d+); .*allowed: \[([^\]]+)\];$/.exec(passwordRules) ?? [];
  const isRight = (text: string) => password(text) === null;
  const lengths = Array.from({ length: 30 }, (_, length) => length).filter((length) => isRight('a'.repeat(length)));
  expect([lengths[0], lengths.at(-1)]).toEqual([Number(least), Number(most)]);
  const signs = Array.from({ length: 127 - 32 }, (_, nth) => String.fromCharCode(32 + nth));
  expect(signs.filter((sign) => !/[a-z0-9]/i.test(sign) && isRight(sign.repeat(6))).toSorted()).toEqual(
    Array.from(allowed).toSorted(),
  );
});
