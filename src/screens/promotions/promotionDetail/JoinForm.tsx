import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import { asCode } from '../../../../machines/promotions/code.js';
import type { JoinChoice, PromotionInfo } from '../../../../machines/promotions/join.js';
import { amount as amountRule, amountText, parseAmount } from '../../../../machines/shared/rules/amount.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { useMoney, useSite } from '../../../i18n/site.js';
import { AmountField } from '../../../ui/amount-field/AmountField.js';
import { groupedFigure } from '../../../ui/amount-field/amount.js';
import { Button } from '../../../ui/button/Button.js';
import { faultText } from '../../../ui/field/faults.js';
import { Form } from '../../../ui/form/Form.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { useProblemText } from '../../../ui/problem/useProblemText.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import { messages as shared } from '../shared/messages.js';
import { inWallet, messages, range } from './messages.js';

export type JoinFormProps = {
  offer: PromotionInfo;
  /** What was typed before, so that nothing is lost. */
  choice: JoinChoice | null;
  /** The wallet in minor units; null while it is unknown. */
  wallet: number | null;
  problem: Problem | null;
  isBusy: boolean;
  onType: (choice: JoinChoice) => void;
  onSubmit: (choice: JoinChoice) => void;
};

/** Amount and, where the promotion asks for one, its code. */
export function JoinForm({ offer, choice, wallet, problem, isBusy, onType, onSubmit }: JoinFormProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const textOf = useProblemText();
  const { money } = useMoney();
  const { currency, currencySymbol } = useSite();
  const { promotionId, minAmount, maxAmount, needsCode } = offer;
  const limits = formatMessage(range, { least: money(minAmount), most: money(maxAmount) });
  const isOfAmount = problem?.code === 'amountOutOfRange' || problem?.field === 'amount';
  const isOfCode = problem?.field === 'code';
  const amountIn = (text: string): number => parseAmount(text, currency) ?? 0;
  const validate = (text: string): string | null => {
    const fault = amountRule(currency)(text);
    if (fault) return faultText(intl, fault);
    const minor = amountIn(text);
    return minor < minAmount || minor > maxAmount ? limits : null;
  };
  const typed: JoinChoice = choice ?? { promotionId, amount: 0, code: null };
  const errors =
    problem && (isOfAmount || isOfCode)
      ? isOfCode
        ? { code: textOf(problem) }
        : { amount: problem.code === 'amountOutOfRange' ? limits : textOf(problem) }
      : undefined;
  return (
    <Form
      label={formatMessage(messages.form)}
      isBusy={isBusy}
      validationErrors={errors}
      onSubmit={({ amount = '', code }) =>
        onSubmit({ promotionId, amount: amountIn(amount), code: code ? asCode(code) : null })
      }
    >
      <div className={stack[16]}>
        <Refusal
          problem={errors ? null : problem}
          action={
            problem?.code === 'insufficientBalance' ? (
              <Button size="small" variant="soft" href={path.recharge}>
                <FormattedMessage {...messages.deposit} />
              </Button>
            ) : undefined
          }
        />
        <AmountField
          name="amount"
          label={formatMessage(messages.amount)}
          aside={wallet === null ? undefined : formatMessage(inWallet, { amount: money(wallet) })}
          hint={limits}
          symbol={currencySymbol}
          currency={currency}
          clearLabel={formatMessage(messages.clear)}
          requiredText={formatMessage(messages.amountMissing)}
          validate={validate}
          defaultValue={typed.amount === 0 ? '' : amountText(typed.amount, currency)}
          onChange={(text) => onType({ ...typed, amount: amountIn(text) })}
          picks={{
            label: formatMessage(messages.picks),
            amounts: picksOf(minAmount, maxAmount).map((minor) => ({
              text: groupedFigure(amountText(minor, currency)),
              isDisabled: wallet !== null && minor > wallet,
            })),
          }}
        />
        {needsCode ? (
          <TextField
            name="code"
            label={formatMessage(shared.code)}
            hint={formatMessage(shared.codeHint)}
            defaultValue={typed.code ?? ''}
            onChange={(code) => onType({ ...typed, code: code ? asCode(code) : null })}
            autoCapitalize="none"
            isJudgedByServer
          />
        ) : null}
        <Button type="submit" isWide isPending={isBusy}>
          <FormattedMessage {...messages.continue} />
        </Button>
      </div>
    </Form>
  );
}

/** Three amounts of the range: its ends, and what lies in the middle in round numbers. */
export function picksOf(least: number, most: number): readonly number[] {
  const middle = Math.round((least + most) / 2 / least) * least;
  return [...new Set([least, middle, most])].filter((minor) => minor >= least && minor <= most);
}
