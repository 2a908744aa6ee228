import { fromPromise } from 'xstate';
import { codeCountdownMachine } from '../../../machines/access/codeCountdown.machine.js';
import { registrationMachine } from '../../../machines/access/registration.machine.js';
import { signUpBankMachine } from '../../../machines/access/signUpBank.machine.js';
import type { SignUpCheck } from '../../../machines/access/signUp.js';
import type { Problem, Result } from '../../../machines/vocabulary.js';
import { problemIn } from '../../api/envelope.js';
import type { Outside } from '../outside.js';
import { browserUuid } from './browser-uuid.js';
import { defineCodeCountdownActors } from './codeCountdown.js';
import { defineRegistrationActors } from './registration.js';
import { watchSession } from './watchSession.js';
import { defineSignUpBankActors } from './signUpBank.js';

type World = Pick<Outside, 'api' | 'body' | 'done' | 'open' | 'read' | 'store' | 'newKey' | 'now'>;

export const defineSignUpActors = (world: World) => ({
  checkStep: fromPromise<Result<readonly Problem[]>, SignUpCheck>(async ({ input, signal }) => {
    const given = Object.entries(input).filter(([, text]) => text !== '');
    const body = { ...(Object.fromEntries(given) as SignUpCheck), browserUUID: browserUuid(world) };
    const found = await world.open(world.api.POST('/register/check', { body, signal }));
    return found.ok ? { ok: true, value: found.value.map(problemIn) } : found;
  }),
  codeCountdown: codeCountdownMachine.provide({ actors: defineCodeCountdownActors(world) }),
  watchSession,
  signUpBank: signUpBankMachine.provide({ actors: defineSignUpBankActors(world) }),
  registration: registrationMachine.provide({ actors: defineRegistrationActors(world) }),
});
