import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Form } from '../../src/ui/form/Form.js';
import { PhoneField } from '../../src/ui/phone-field/PhoneField.js';
import { formatPhone } from '../../machines/shared/rules/phone.js';
import { renderField } from './words.js';

afterEach(cleanup);

test.each([
  ['0', '0'],
  ['0917', '091-7'],
  ['09174823361', '091-748-23361'],
  ['0917-482-3361', '091-748-23361'],
  ['(0917) 482 3361', '091-748-23361'],
  ['+66 81 234 5678', '+66812345678'],
  ['၀၉၇၈၉၁၂၃၄၅၆', '097-891-23456'],
  ['', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

const open = () => {
  const onSubmit = vi.fn<(values: object) => void>();
  renderField(
    <Form label="Log in" onSubmit={onSubmit}>
      <PhoneField name="phone" label="Phone" />
      <button>Go on</button>
    </Form>,
  );
  return { input: screen.getByLabelText<HTMLInputElement>('Phone'), onSubmit, user: userEvent.setup() };
};

test('formats while typing and submits the digits', async () => {
  const { input, onSubmit, user } = open();
  await user.type(input, '09174823361');
  expect(input.value).toBe('091-748-23361');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(onSubmit).toHaveBeenCalledWith({ phone: '09174823361' });
});

test('takes a pasted number with its own separators', async () => {
  const { input, onSubmit, user } = open();
  await user.click(input);
  await user.paste(' +66 81-234-5678 ');
  expect(input.value).toBe('+66812345678');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(onSubmit).toHaveBeenCalledWith({ phone: '+66812345678' });
});

test('a pasted number is cut only after its separators are removed', async () => {
  const { input, user } = open();
  await user.click(input);
  await user.paste('  + 63 ( 0 ) 9 1 7 - 1 2 3 - 4 5 6 7  ');
  expect(input.value).toBe('+6309171234567');
});

test('the caret stays after the typed digit', async () => {
  const { input, user } = open();
  await user.type(input, '09174');
  await user.type(input, '5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input.value).toBe('059-174');
  expect(input.selectionStart).toBe(2);
});

test('a deleted digit closes the gap and the caret stays', async () => {
  const { input, user } = open();
  await user.type(input, '0917482');
  await user.type(input, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(input.value).toBe('091-482');
  expect(input.selectionStart).toBe(3);
});
