import { useIntl } from 'react-intl';
import { bankAccount } from '../../../../machines/shared/rules/account.js';
import { holder as holderRule } from '../../../../machines/shared/rules/names.js';
import { otherAccount, type ManualDraft, type ManualTerms } from '../../../../machines/wallet/manualReport.js';
import { useValidate } from '../../../ui/field/faults.js';
import { groupedDigits } from '../../../ui/field/digits.js';
import { circleUserRoundGlyph } from '../../../ui/icon/glyphs/circle-user-round.js';
import { landmarkGlyph } from '../../../ui/icon/glyphs/landmark.js';
import { walletGlyph } from '../../../ui/icon/glyphs/wallet.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { RadioCards } from '../../../ui/radio-cards/RadioCards.js';
import { TextField } from '../../../ui/text-field/TextField.js';
import { BankMark } from '../shared/BankMark.js';
import { messages } from './messages.js';

type PayerFieldsProps = {
  terms: Pick<ManualTerms, 'cards' | 'realname'>;
  /** The id of a card, or `otherAccount`. */
  chosen: string;
  holder: string | null;
  account: string;
  onType: (change: Partial<Pick<ManualDraft, 'cardId' | 'holder'>>) => void;
};

/** From which account the player paid: one of the cards, or an account that is typed in. */
export function PayerFields({ terms: { cards, realname }, chosen, holder, account, onType }: PayerFieldsProps) {
  const { formatMessage } = useIntl();
  const validate = useValidate();
  return (
    <div className={stack[16]}>
      <RadioCards
        name="cardId"
        label={formatMessage(messages.payer)}
        value={chosen}
        onChange={(cardId) => onType({ cardId })}
        cards={[
          ...cards.map(({ id, bankName, bankCardAccount, bankCardName, icon, defaultStatus }) => ({
            id,
            title: `${bankName} ${bankCardAccount}`,
            note: defaultStatus === 1 ? `${bankCardName} · ${formatMessage(messages.default)}` : bankCardName,
            leading: <BankMark icon={icon} />,
          })),
          {
            id: otherAccount,
            title: formatMessage(messages.other),
            note: formatMessage(messages.otherNote),
            glyph: walletGlyph,
          },
        ]}
      />
      {chosen === otherAccount ? (
        <>
          <TextField
            name="holder"
            label={formatMessage(messages.payerName)}
            glyph={circleUserRoundGlyph}
            defaultValue={holder ?? realname}
            autoComplete="name"
            autoCapitalize="words"
            requiredText={formatMessage(messages.payerNameMissing)}
            validate={validate(holderRule)}
            onChange={(text) => onType({ holder: text })}
          />
          <TextField
            name="account"
            label={formatMessage(messages.payerNumber)}
            hint={formatMessage(messages.payerNumberHint)}
            glyph={landmarkGlyph}
            defaultValue={account}
            inputMode="numeric"
            autoComplete="off"
            format={groupedDigits}
            submitsAs="digits"
            requiredText={validate(bankAccount)('') ?? ''}
            validate={validate(bankAccount)}
          />
        </>
      ) : null}
    </div>
  );
}
