import { fromCallback, fromPromise } from 'xstate';
import { captchaMachine, type CaptchaSolution } from '../../../machines/access/captcha.machine.js';
import type { CodeAddress, CodePurpose } from '../../../machines/access/codeCountdown.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { Outside } from '../outside.js';
import { slot, type KeyValueStore } from '../store.js';
import { browserUuid } from './browser-uuid.js';
import { defineCaptchaActors } from './captcha.js';

type World = Pick<Outside, 'api' | 'body' | 'done' | 'store' | 'newKey' | 'now'>;

/** The countdown of section 9, in ms. */
const countdown = 60_000;
const tick = 1_000;

const paths = {
  register: '/register/sendRegisterPhoneCode',
  login: '/sendPhoneLoginCode',
  resetPassword: '/forgetPwd/sendPhoneCode',
  bindPhone: '/oauth/sendBindingPhoneCode',
  changePhone: '/user/sendChangePhoneCode',
} as const satisfies Partial<Record<CodePurpose, string>>;

/** They name no phone: the server knows the one of the account. */
const ownPaths = {
  leavePhone: '/user/sendOldPhoneCode',
  withdraw: '/pay/withdraw/proof/code',
} as const satisfies Record<Exclude<CodePurpose, keyof typeof paths>, string>;

export const defineCodeCountdownActors = (world: World) => {
  const { api, done, store, now } = world;
  const remaining = (address: CodeAddress) => {
    const left = (keptEnds(store)[nameOf(address)] ?? 0) - now();
    // If the stored end is further away than the longest wait, the clock was set back after it was stored.
    return left > 2 * countdown ? 0 : Math.min(countdown, Math.max(0, left));
  };
  return {
    captcha: captchaMachine.provide({ actors: defineCaptchaActors(world) }),
    recallCodeEnd: fromPromise<number, CodeAddress>(async ({ input }) => remaining(input)),
    sendCode: fromPromise<Result<number>, CodeAddress & { solution: CaptchaSolution | null }>(
      async ({ input, signal }) => {
        const { phone, purpose, solution } = input;
        const solved = solution ? { captcha: solution.code, captchaUuid: solution.uuid } : {};
        const body = { browserUUID: browserUuid(world), ...solved };
        const result = await done(
          purpose === 'leavePhone' || purpose === 'withdraw'
            ? api.POST(ownPaths[purpose], { body, signal })
            : api.POST(paths[purpose], { body: { ...body, phone, code: nonceOf(phone) }, signal }),
        );
        if (!result.ok) return result;
        keepEnd(store, input, now());
        return { ok: true, value: countdown };
      },
    ),
    countDown: fromCallback<{ type: string }, CodeAddress>(({ input, sendBack }) => {
      const timer = setInterval(() => {
        const left = remaining(input);
        sendBack(left > 0 ? { type: 'codeCountdown.ticked', remaining: left } : { type: 'codeCountdown.ended' });
      }, tick);
      return () => clearInterval(timer);
    }),
  };
};

/** Base64 of phone and random 1000-9999 as one string: an opaque nonce, no proof (C2). */
const nonceOf = (phone: string) => btoa(`${phone}${1_000 + Math.floor(Math.random() * 9_000)}`);

type Ends = Readonly<Record<string, number>>;
const version = 1;
const nameOf = ({ purpose, phone }: CodeAddress) => `${purpose}:${phone}`;

function keepEnd(store: KeyValueStore, address: CodeAddress, now: number): void {
  const running = Object.entries(keptEnds(store)).filter(([, end]) => end > now);
  const ends = Object.fromEntries([...running, [nameOf(address), now + countdown]]);
  store.set(slot.codeEnd, JSON.stringify({ version, ends }));
}

/** ms since the epoch by purpose and phone. Stored values of an earlier version and unreadable ones are ignored. */
function keptEnds(store: KeyValueStore): Ends {
  try {
    const kept = JSON.parse(store.get(slot.codeEnd) ?? 'null') as {
      version?: number;
      ends?: Record<string, unknown>;
    } | null;
    if (kept?.version !== version) return {};
    return Object.fromEntries(
      Object.entries(kept.ends ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}
