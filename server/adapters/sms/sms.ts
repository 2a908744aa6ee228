/** Sends SMS. */
export interface Sms {
  /** `phone` in 0-form. `signal` ends the call: it aborts after eight seconds. */
  send(phone: string, text: string, signal: AbortSignal): Promise<void>;
}
