import { bankMark } from './shared.css.js';

/** The picture of a bank. Its name stands beside it, so a screen reader skips it. */
export const BankMark = ({ icon }: { icon: string }) => (
  <img src={icon} alt="" width={36} height={36} loading="lazy" className={bankMark} />
);
