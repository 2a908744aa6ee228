import { messageListMachine } from '../../../machines/account/messageList.machine.js';
import { messageListSpec } from '../../fixtures/account/messageList.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(messageListMachine, messageListSpec);
