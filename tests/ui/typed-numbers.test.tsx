import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bankAccount, captcha, inviteCode, oneTimeCode, transactionNo } from '../../machines/shared/rules/account.js';
import { amount } from '../../machines/shared/rules/amount.js';
import type { Check } from '../../machines/shared/rules/check.js';
import { normalisePhone, phone, type Country } from '../../machines/shared/rules/phone.js';
import { AmountField } from '../../src/ui/amount-field/AmountField.js';
import { CaptchaField } from '../../src/ui/captcha-field/CaptchaField.js';
import { CodeField } from '../../src/ui/code-field/CodeField.js';
import { capitalCode, groupedDigits } from '../../src/ui/field/digits.js';
import { Form } from '../../src/ui/form/Form.js';
import { PhoneField } from '../../src/ui/phone-field/PhoneField.js';
import { TextField } from '../../src/ui/text-field/TextField.js';
import typed from '../fixtures/shared/typedNumbers.json' with { type: 'json' };
import { renderField } from './words.js';

afterEach(cleanup);

const currencies = { PH: 'PHP', TH: 'THB', MM: 'MMK' } as const;
const refusing = (check: Check) => (text: string) => check(text)?.name ?? null;

const fields = {
  phone: (country: Country) => <PhoneField name="it" label="It" validate={refusing(phone(country))} />,
  amount: (country: Country) => (
    <AmountField
      name="it"
      label="It"
      symbol=""
      currency={currencies[country]}
      clearLabel="Clear"
      validate={refusing(amount(currencies[country]))}
    />
  ),
  account: () => (
    <TextField name="it" label="It" format={groupedDigits} submitsAs="digits" validate={refusing(bankAccount)} />
  ),
  code: () => <CodeField name="it" label="It" validate={refusing(oneTimeCode)} />,
  captcha: () => (
    <CaptchaField
      name="it"
      label="It"
      picture={null}
      refreshLabel="Another"
      onRefresh={() => undefined}
      validate={refusing(captcha)}
    />
  ),
  inviteCode: () => (
    <TextField name="it" label="It" format={capitalCode} submitsAs="code" validate={refusing(inviteCode)} />
  ),
  transactionNo: () => <TextField name="it" label="It" submitsAs="code" validate={refusing(transactionNo)} />,
} satisfies Record<string, (country: Country) => ReactElement>;

function open(field: ReactElement) {
  const onSubmit = vi.fn<(values: Readonly<Record<string, string>>) => void>();
  renderField(
    <Form label="Form" onSubmit={onSubmit}>
      {field}
      <button>Submit</button>
    </Form>,
  );
  return { input: screen.getByLabelText<HTMLInputElement>('It'), user: userEvent.setup(), onSubmit };
}

type Row = { site?: string; typed: string; becomes?: string; refused?: string };

describe.each(Object.keys(fields) as (keyof typeof fields)[])('%s', (name) => {
  test.each<Row>(typed[name])('$typed: $becomes $refused', async ({ site, typed: text, becomes }) => {
    const country = (site ?? 'PH') as Country;
    const { input, user, onSubmit } = open(fields[name](country));
    await user.click(input);
    await user.paste(text);
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    if (becomes === undefined) {
      expect(input.value).toBe(text);
      expect(onSubmit).not.toHaveBeenCalled();
    } else {
      const { it: submitted = '' } = onSubmit.mock.lastCall?.[0] ?? {};
      expect(name === 'phone' ? normalisePhone(submitted, country) : submitted).toBe(becomes);
    }
  });
});

describe('a composed text', () => {
  const compose = (input: HTMLInputElement, value: string) =>
    fireEvent.input(input, { target: { value }, isComposing: true });

  test.each([
    ['account', '၁၂၃၄၅', '1234 5'],
    ['code', '၁၂၃၄၅၆', '123456'],
    ['code', '１２３４５６', '123456'],
    ['phone', '၀၉၄၂ဝ', '094-20'],
    ['amount', '၁၅ဝဝ', '1,500'],
  ] as const)('%s: %s becomes %s only when the composition ends', (name, text, becomes) => {
    const { input } = open(fields[name]('MM'));
    input.focus();
    fireEvent.compositionStart(input);
    compose(input, text);
    expect(input.value).toBe(text);
    fireEvent.compositionEnd(input);
    expect(input.value).toBe(becomes);
    fireEvent.blur(input);
    expect(input.value).toBe(becomes);
  });

  test('after an amount with commas extends it', () => {
    const { input } = open(fields.amount('PH'));
    fireEvent.input(input, { target: { value: '1000' } });
    expect(input.value).toBe('1,000');
    fireEvent.compositionStart(input);
    compose(input, '1,000５');
    fireEvent.compositionEnd(input);
    expect(input.value).toBe('10,005');
  });
});
