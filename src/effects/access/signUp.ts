import { codeCountdownMachine } from '../../../machines/access/codeCountdown.machine.js';
import { registrationMachine } from '../../../machines/access/registration.machine.js';
import { signUpBankMachine } from '../../../machines/access/signUpBank.machine.js';
import type { Outside } from '../outside.js';
import { defineCodeCountdownActors } from './codeCountdown.js';
import { defineRegistrationActors } from './registration.js';
import { watchSession } from './watchSession.js';
import { defineSignUpBankActors } from './signUpBank.js';

type World = Pick<Outside, 'api' | 'body' | 'done' | 'read' | 'store' | 'newKey' | 'now'>;

export const defineSignUpActors = (world: World) => ({
  codeCountdown: codeCountdownMachine.provide({ actors: defineCodeCountdownActors(world) }),
  watchSession,
  signUpBank: signUpBankMachine.provide({ actors: defineSignUpBankActors(world) }),
  registration: registrationMachine.provide({ actors: defineRegistrationActors(world) }),
});
