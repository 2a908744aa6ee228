import { fromPromise } from 'xstate';
import { isInviteCode } from '../../../machines/access/rules.js';
import type { Registration, SupportBank } from '../../../machines/access/signUp.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { components } from '../../../openapi/user-api.js';
import type { Outside } from '../outside.js';
import { slot, type KeyValueStore } from '../store.js';
import { browserUuid } from './browser-uuid.js';
import { tokenIn } from './token.js';

type World = Pick<Outside, 'api' | 'body' | 'read' | 'store' | 'newKey'>;
type Token = { token: string };
type Request = components['schemas']['RegisterRequest'];

/** The chart draws every refusal and toasts it, whichever of the two tries below it came from. */
const opening = { quiet: true };

export const defineSignUpActors = (world: World) => ({
  loadBanks: fromPromise<readonly SupportBank[]>(({ signal }) => world.read(world.api.GET('/pay/supportBank/list', { signal }))),
  register: fromPromise<Result<Token>, Registration>(async ({ input, signal }) => {
    const { store } = world;
    const send = async (inviteCode: string | null) => {
      const body = { ...requestOf(input), ...(inviteCode ? { inviteCode } : {}), browserUUID: browserUuid(world) };
      return tokenIn(await world.body(world.api.POST('/v2/register', { body, signal }), opening));
    };
    const invitation = input.inviteCode === '' ? storedInvitation(store) : null;
    const first = await send(input.inviteCode || (invitation?.code ?? null));
    // An invalid stored code is ignored, an invalid typed one blocks (C5). The refusal is definite, so sending again is safe.
    const isIgnored = invitation !== null && !first.ok && first.problem.code === 'inviteUnknown';
    if (isIgnored) store.remove(invitation.slot);
    const result = isIgnored ? await send(null) : first;
    if (result.ok) for (const name of [slot.inviteCode, slot.referralCode]) store.remove(name);
    return result;
  }),
  askAccount: fromPromise<Result<Token>, { username: string; password: string }>(async ({ input, signal }) =>
    tokenIn(await world.body(world.api.POST('/login', { body: { ...input, browserUUID: browserUuid(world) }, signal }), opening)),
  ),
});

/** A referral counts where nobody invited (C5). */
function storedInvitation(store: KeyValueStore): { slot: string; code: string } | null {
  for (const name of [slot.inviteCode, slot.referralCode]) {
    const code = store.get(name);
    if (code !== null && isInviteCode(code)) return { slot: name, code };
  }
  return null;
}

function requestOf({ phone, isAdult, code, username, password, card }: Registration): Omit<Request, 'browserUUID'> {
  return {
    phone,
    username,
    password,
    isAdult,
    ...(code === '' ? {} : { code }),
    ...(card
      ? {
          gameUserBankCard: {
            bank: card.bank.bankCode,
            bankName: card.bank.bankName,
            bankCardName: card.bankAccountName,
            bankCardAccount: card.bankAccount,
            bankCardRemark: phone,
            icon: card.bank.icon,
            defaultStatus: 0,
            operatorCode: 'CUSTOM',
          },
        }
      : {}),
  };
}
