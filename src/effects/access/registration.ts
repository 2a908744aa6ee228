import { fromPromise } from 'xstate';
import type { Registration } from '../../../machines/access/signUp.js';
import { inviteCode as inviteRule } from '../../../machines/shared/rules/account.js';
import { isRight } from '../../../machines/shared/rules/check.js';
import type { Result } from '../../../machines/vocabulary.js';
import type { components } from '../../../openapi/user-api.js';
import type { Outside } from '../outside.js';
import { slot, type KeyValueStore } from '../store.js';
import { browserUuid } from './browser-uuid.js';
import { tokenIn } from './token.js';

type World = Pick<Outside, 'api' | 'body' | 'store' | 'newKey'>;
type Token = { token: string };
type Invitation = { slot: string; code: string };
type Request = components['schemas']['RegisterRequest'];

export const defineRegistrationActors = (world: World) => ({
  register: fromPromise<Result<Token>, Registration>(async ({ input, signal }) => {
    const { store } = world;
    const send = async (inviteCode: string | null) => {
      const body = { ...requestOf(input), ...(inviteCode ? { inviteCode } : {}), browserUUID: browserUuid(world) };
      return tokenIn(await world.body(world.api.POST('/v2/register', { body, signal })));
    };
    // An unknown stored code is dropped, an unknown typed code blocks (C5). The refusal is definite, so sending again is safe.
    const offer = async ([invitation, ...others]: readonly Invitation[]): Promise<Result<Token>> => {
      const result = await send(invitation?.code ?? null);
      if (!invitation || result.ok || result.problem.code !== 'inviteUnknown') return result;
      store.remove(invitation.slot);
      return offer(others);
    };
    return joined(store, await (input.inviteCode === '' ? offer(storedInvitations(store)) : send(input.inviteCode)));
  }),
  traceAccount: fromPromise<Result<Token>, { username: string; password: string }>(async ({ input, signal }) => {
    const { store } = world;
    return joined(
      store,
      tokenIn(
        await world.body(world.api.POST('/login', { body: { ...input, browserUUID: browserUuid(world) }, signal })),
      ),
    );
  }),
});

/** The invitation first, then the referral, which counts when there is no valid invitation (C5). */
function storedInvitations(store: KeyValueStore): Invitation[] {
  const kept = [slot.inviteCode, slot.referralCode].map((name) => ({ slot: name, code: store.get(name) ?? '' }));
  return kept.filter(({ code }) => isRight(inviteRule, code));
}

/** Removes the stored codes once the account exists. */
function joined(store: KeyValueStore, result: Result<Token>): Result<Token> {
  if (result.ok) for (const name of [slot.inviteCode, slot.referralCode]) store.remove(name);
  return result;
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
