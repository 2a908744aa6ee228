import { bankCardMachine } from '../../../machines/wallet/bankCard.machine.js';
import { bankCardSpec } from '../../fixtures/wallet/bankCard.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(bankCardMachine, bankCardSpec);
