import { messageDetailMachine } from '../../../machines/account/messageDetail.machine.js';
import { messageDetailSpec } from '../../fixtures/account/messageDetail.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(messageDetailMachine, messageDetailSpec);
