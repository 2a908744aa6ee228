import { unreadMessagesMachine } from '../../../machines/account/unreadMessages.machine.js';
import { unreadMessagesSpec } from '../../fixtures/account/unreadMessages.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(unreadMessagesMachine, unreadMessagesSpec);
