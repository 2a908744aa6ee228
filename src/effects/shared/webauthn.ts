import {
  browserSupportsWebAuthnAutofill,
  platformAuthenticatorIsAvailable,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Creation, NewPasskeyOptions } from '../../../machines/account/newPasskey.machine.js';
import type { PasskeyOptions, Signing } from '../../../machines/access/passkeyLogin.machine.js';

/* What the browser does with passkeys, loaded when it is needed first. The browser runs one of these dialogs at a time. */

/** Whether the device itself can verify its player: by finger, face or PIN. */
export const canVerifyPlayer = platformAuthenticatorIsAvailable;

/** Opens the browser's dialog. Null: the player closed it, or the device has no passkey of the lobby. */
export const signIn = (options: PasskeyOptions, signal: AbortSignal): Promise<Signing> =>
  abortable(signal, async () => signed(startAuthentication({ optionsJSON: options }), 'NotAllowedError'));

/** Suggests passkeys in the fields with `autocomplete="… webauthn"`. Null if the browser cannot, or another dialog ended it. */
export async function suggest(options: PasskeyOptions, signal: AbortSignal): Promise<Signing> {
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  return abortable(signal, async () =>
    signed(
      // The form may be rendered after its chart has started.
      startAuthentication({ optionsJSON: options, useBrowserAutofill: true, verifyBrowserAutofillInput: false }),
      'AbortError',
    ),
  );
}

/** Makes a passkey on this device, or on one that the player chooses in the browser's dialog. */
export const create = (options: NewPasskeyOptions, signal: AbortSignal): Promise<Creation> =>
  abortable(signal, async () => {
    try {
      const made = await startRegistration({
        optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
      });
      return { kind: 'made', credential: { ...made, ...noExtensions } };
    } catch (error) {
      if (isNamed(error, 'NotAllowedError')) return { kind: 'cancelled' };
      if (isNamed(error, 'InvalidStateError')) return { kind: 'alreadyHere' };
      throw error;
    }
  });

async function signed(ceremony: ReturnType<typeof startAuthentication>, given: string): Promise<Signing> {
  try {
    return { ...(await ceremony), ...noExtensions };
  } catch (error) {
    if (isNamed(error, given)) return null;
    throw error;
  }
}

const cancel = () => WebAuthnAbortService.cancelCeremony();

/** Closes the browser's dialog when the chart leaves the state that opened it. Only its own dialog: another may have replaced it. */
async function abortable<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  signal.addEventListener('abort', cancel);
  try {
    return await run();
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

/** The lobby asks for no extension, so what a password manager adds is not sent. */
const noExtensions = { clientExtensionResults: {} };

/** By the name of the browser's own error, which the library keeps. */
const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;
