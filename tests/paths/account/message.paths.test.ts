import { messageMachine } from '../../../machines/account/message.machine.js';
import { messageSpec } from '../../fixtures/account/message.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(messageMachine, messageSpec);
