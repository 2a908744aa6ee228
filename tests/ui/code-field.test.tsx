import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CaptchaField } from '../../src/ui/captcha-field/CaptchaField.js';
import { CodeField } from '../../src/ui/code-field/CodeField.js';
import { Form } from '../../src/ui/form/Form.js';
import { TextField } from '../../src/ui/text-field/TextField.js';
import { renderField } from './words.js';

afterEach(cleanup);

const open = () => {
  const onChange = vi.fn<(code: string) => void>();
  const { container } = renderField(<CodeField name="code" label="Code" onChange={onChange} />);
  const boxes = () => [...container.querySelectorAll('span[aria-hidden=true]')].map((box) => box.textContent).join('|');
  return { input: screen.getByLabelText<HTMLInputElement>('Code'), boxes, onChange, user: userEvent.setup() };
};

test('is one field with one-time-code autofill', () => {
  const { input } = open();
  expect(input.autocomplete).toBe('one-time-code');
  expect(input.inputMode).toBe('numeric');
  expect(input.name).toBe('code');
});

test('shows each digit in its box and reports the code', async () => {
  const { input, boxes, onChange, user } = open();
  await user.type(input, '407');
  expect(boxes()).toBe('4|0|7|||');
  expect(onChange).toHaveBeenLastCalledWith('407');
  await user.type(input, '112');
  expect(boxes()).toBe('4|0|7|1|1|2');
  expect(onChange).toHaveBeenLastCalledWith('407112');
});

test('shows whole what is no code, so that the player can see it', async () => {
  const { input, boxes, user } = open();
  await user.type(input, '40a7');
  expect([input.value, boxes()]).toEqual(['40a7', '']);
  await user.clear(input);
  await user.type(input, '4071129');
  expect([input.value, boxes()]).toEqual(['4071129', '']);
});

test('takes the digits out of a pasted message', async () => {
  const { input, boxes, onChange, user } = open();
  await user.click(input);
  await user.paste('Your code is ၄၈၂ 913.');
  expect(boxes()).toBe('4|8|2|9|1|3');
  expect(onChange).toHaveBeenLastCalledWith('482913');
});

/** A form whose last field is the code. */
function openForm(phone: string) {
  const onSubmit = vi.fn<(values: object) => void>();
  renderField(
    <Form label="Log in" onSubmit={onSubmit}>
      <TextField name="phone" label="Phone" defaultValue={phone} requiredText="Enter your phone" />
      <CodeField name="code" label="Code" defaultValue="11111" requiredText="Enter the code" isLast />
      <button>Log in</button>
    </Form>,
  );
  return { input: screen.getByLabelText<HTMLInputElement>('Code'), onSubmit, user: userEvent.setup() };
}

test('the last digit submits the form', async () => {
  const { input, onSubmit, user } = openForm('0917');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(input, '2');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ phone: '0917', code: '111112' }]]);
  await user.type(input, '{Backspace}3');
  await expect.poll(() => onSubmit.mock.calls.length).toBe(2);
});

test('the last digit submits nothing while another field is wrong, and shows no error there', async () => {
  const { input, onSubmit, user } = openForm('');
  await user.type(input, '2');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByText('Enter your phone')).toBeNull();
  expect(document.activeElement).toBe(input);
});

test('the picture code takes four digits and can be reloaded', async () => {
  const onRefresh = vi.fn<() => void>();
  const user = userEvent.setup();
  renderField(
    <CaptchaField
      name="captcha"
      label="Code in the picture"
      picture={{ id: '1', src: 'data:,', alt: 'A picture with four digits' }}
      refreshLabel="Another picture"
      onRefresh={onRefresh}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Code in the picture');
  await user.type(input, '၇၂ 94');
  expect(input.value).toBe('7294');
  await user.click(screen.getByRole('button', { name: 'Another picture' }));
  expect(onRefresh).toHaveBeenCalledOnce();
});
