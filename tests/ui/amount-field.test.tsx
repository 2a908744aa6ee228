import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AmountField } from '../../src/ui/amount-field/AmountField.js';
import { amountFormat } from '../../src/ui/amount-field/amount.js';
import { Form } from '../../src/ui/form/Form.js';
import { renderField } from './words.js';

afterEach(cleanup);

test.each([
  ['2000', '2,000'],
  ['12480.505', '12,480.505'],
  ['.5', '0.5'],
  ['007', '7'],
  ['₱ 1,240', '1,240'],
  ['1e3', '1e3'],
  ['-5', '-5'],
  ['1.2.3', '1.2.3'],
  ['12.', '12.'],
  ['၁၂၄၈၀', '12,480'],
  ['๒๐๐๐.๕', '2,000.5'],
  ['', ''],
])('%s is shown as %s', (typed, shown) => {
  expect(amountFormat('PHP').apply(typed)).toBe(shown);
});

test.each([
  ['12,5', '', '12,5'],
  ['12,', '12', '12,'],
  ['12,50', '12,5', '12,50'],
  ['12,500', '12,50', '12,500'],
  ['12.5,', '12.5', '12.5,'],
  ['1.234,5', '', '1.234,5'],
  ['12，5', '', '12,5'],
  ['12,5', '1,000', '12,5'],
  ['12', '12,', '12'],
  ['1,0000', '1,000', '10,000'],
  ['10,00', '10,000', '1,000'],
  ['1000', '1,000', '1,000'],
])(
  '%s, typed where %s stood, is shown as %s: a comma for a point makes no amount ten times as much',
  (typed, before, shown) => {
    expect(amountFormat('PHP').apply(typed, before)).toBe(shown);
  },
);

const open = () => {
  const onSubmit = vi.fn<(values: object) => void>();
  const onChange = vi.fn<(text: string) => void>();
  renderField(
    <Form label="Deposit" onSubmit={onSubmit}>
      <AmountField
        name="amount"
        label="Amount"
        symbol="₱"
        currency="PHP"
        clearLabel="Clear"
        onChange={onChange}
        validate={(text) => (text === '50' ? '₱ 100 or more' : null)}
        picks={{
          label: 'Quick amounts',
          amounts: [{ text: '100' }, { text: '2,000' }, { text: '50,000', isDisabled: true }],
        }}
      />
      <button>Continue</button>
    </Form>,
  );
  return { input: screen.getByLabelText<HTMLInputElement>('Amount'), onSubmit, onChange, user: userEvent.setup() };
};

test('groups while typing, keeps the caret, and submits a plain number', async () => {
  const { input, onSubmit, user } = open();
  await user.type(input, '12480.5');
  expect(input.value).toBe('12,480.5');
  await user.type(input, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(input.value).toBe('192,480.5');
  expect(input.selectionStart).toBe(2);
  await user.type(input, '{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ amount: '192480.5' });
});

test('a quick pick fills the field, is marked, clears the error and opens no keyboard', async () => {
  const { input, onChange, user } = open();
  await user.type(input, '50');
  await user.tab();
  expect(screen.getByText('₱ 100 or more')).toBeDefined();
  const pick = screen.getByRole('button', { name: '2,000' });
  await user.click(pick);
  expect(input.value).toBe('2,000');
  expect(pick.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).not.toBe(input);
  expect(screen.queryByText('₱ 100 or more')).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith('2,000');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '50,000' }).disabled).toBe(true);
});

test('the clear button empties it', async () => {
  const { input, user } = open();
  await user.click(screen.getByRole('button', { name: '100' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input.value).toBe('');
});

test('"12,5" stays as typed and is submitted unchanged, to be refused', async () => {
  const { input, onSubmit, user } = open();
  await user.type(input, '12,5');
  expect(input.value).toBe('12,5');
  await user.type(input, '{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ amount: '12,5' });
});

test('a pasted amount keeps all its digits', async () => {
  const { input, user } = open();
  await user.click(input);
  await user.paste('PHP        12,480,000.50');
  expect(input.value).toBe('12,480,000.50');
});
