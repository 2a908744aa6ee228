/**
 * What the bank apps of a country read from a code of a merchant (EMVCo merchant-presented mode, version 1.1). The merchants
 * are made up: no app finds an account of theirs.
 */
type Scheme = {
  /** ISO 3166 and the numeric code of ISO 4217. */
  readonly country: string;
  readonly currency: string;
  readonly city: string;
  /** The fields that say whom to pay. */
  readonly merchant: (reference: string) => string;
};

const tag = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

const SCHEMES: Readonly<Record<string, Scheme>> = {
  /** QR Ph, person to merchant. */
  PHP: {
    country: 'PH',
    currency: '608',
    city: 'MANILA',
    merchant: () => tag('28', tag('00', 'ph.ppmi.p2m') + tag('03', 'PARAWSANDBOX')),
  },
  /** PromptPay, bill payment: the biller, and what the payment is for. */
  THB: {
    country: 'TH',
    currency: '764',
    city: 'BANGKOK',
    merchant: (reference) =>
      tag('30', tag('00', 'A000000677010112') + tag('01', '000000000000000') + tag('02', reference.slice(0, 20))),
  },
};

/** Of a payment: `amount` in minor units, `reference` in letters and digits. */
type Asked = { readonly amount: number; readonly currency: string; readonly reference: string };

/** The text of a code with its amount, its checksum over everything before it; null for a currency without such a scheme. */
export function bankCode({ amount, currency, reference }: Asked): string | null {
  const scheme = SCHEMES[currency];
  if (scheme === undefined) return null;
  const body = [
    tag('00', '01'),
    tag('01', '12'),
    scheme.merchant(reference),
    tag('52', '7995'),
    tag('53', scheme.currency),
    tag('54', (amount / 100).toFixed(2)),
    tag('58', scheme.country),
    tag('59', 'PARAW PLAY MONEY'),
    tag('60', scheme.city),
    tag('62', tag('05', reference.slice(0, 25))),
    '6304',
  ].join('');
  return body + crc16(body);
}

/** CRC-16/CCITT-FALSE: polynomial 1021, initial FFFF, four hex digits. */
function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
