import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Form } from '../../src/ui/form/Form.js';
import { PasswordField } from '../../src/ui/password-field/PasswordField.js';
import { TextField } from '../../src/ui/text-field/TextField.js';

afterEach(cleanup);

const long = (text: string) => (text.trim().length < 4 ? 'Write four letters or more' : null);
const open = (validationErrors?: Record<string, string>) => {
  const onSubmit = vi.fn<(values: object) => void>();
  const draw = (errors: Record<string, string> | undefined) => (
    <Form label="Profile" validationErrors={errors} onSubmit={onSubmit}>
      <TextField name="name" label="Name" clearLabel="Clear" requiredText="Write your name" validate={long} />
      <TextField name="nick" label="Nickname" />
      <button>Save</button>
    </Form>
  );
  const { rerender } = render(draw(validationErrors));
  return { onSubmit, user: userEvent.setup(), name: screen.getByLabelText<HTMLInputElement>('Name'), redraw: (errors?: Record<string, string>) => rerender(draw(errors)) };
};

test('says nothing while it was only visited', async () => {
  const { user, name } = open();
  await user.click(name);
  await user.tab();
  expect(screen.queryByText('Write your name')).toBeNull();
});

test('says what is wrong on leaving, then follows every change', async () => {
  const { user, name } = open();
  await user.type(name, 'Jo');
  expect(screen.queryByText('Write four letters or more')).toBeNull();
  await user.tab();
  expect(screen.getByText('Write four letters or more')).toBeDefined();
  expect(name.getAttribute('aria-invalid')).toBe('true');
  await user.type(name, 'an');
  expect(screen.queryByText('Write four letters or more')).toBeNull();
});

test('a form with an empty field is not sent: the sentence shows and the field has the focus', async () => {
  const { user, name, onSubmit } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText('Write your name')).toBeDefined();
  expect(document.activeElement).toBe(name);
});

test('trims on leaving and when the form is sent, and takes 140 characters', async () => {
  const { user, name, onSubmit } = open();
  expect(name.maxLength).toBe(140);
  await user.type(name, '  Joanna ');
  await user.tab();
  expect(name.value).toBe('Joanna');
  await user.type(screen.getByLabelText('Nickname'), ' Jo {Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ name: 'Joanna', nick: 'Jo' });
});

test('the cross empties it and gives the focus back', async () => {
  const { user, name } = open();
  await user.type(name, 'Joanna');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(name.value).toBe('');
  expect(document.activeElement).toBe(name);
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('a refusal of the server takes the focus, goes with the change, and does not come back with a redraw', async () => {
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

test('a password is revealed and hidden by a named button, and handed on with its spaces', async () => {
  const onSubmit = vi.fn<(values: object) => void>();
  const user = userEvent.setup();
  render(
    <Form label="Log in" onSubmit={onSubmit}>
      <PasswordField name="password" label="Password" autoComplete="current-password" labels={{ reveal: 'Show password', hide: 'Hide password' }} />
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
