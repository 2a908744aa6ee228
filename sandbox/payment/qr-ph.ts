/** The fields of an EMVCo merchant-presented code, version 1.1, QR Ph person-to-merchant: tag 28, AID ph.ppmi.p2m. */
export interface QrPh {
  /** The merchant's id in the scheme. */
  readonly merchantId: string;
  readonly merchantName: string;
  readonly city: string;
  /** Minor units. */
  readonly amount: number;
  /** The order number, which identifies the payment. */
  readonly reference: string;
}

const tag = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** The text of a dynamic QR Ph code in PHP (ISO 4217 numeric 608), its CRC over everything before it. */
export function qrPh({ merchantId, merchantName, city, amount, reference }: QrPh): string {
  const body = [
    tag('00', '01'),
    tag('01', '12'),
    tag('28', tag('00', 'ph.ppmi.p2m') + tag('03', merchantId)),
    tag('52', '7995'),
    tag('53', '608'),
    tag('54', (amount / 100).toFixed(2)),
    tag('58', 'PH'),
    tag('59', merchantName.slice(0, 25)),
    tag('60', city.slice(0, 15)),
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
