/** 09171234567 → 0917•••4567. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 4)}•••${phone.slice(-4)}`;
}
