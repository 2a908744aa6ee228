import { bankCardsMachine } from '../../../machines/wallet/bankCards.machine.js';
import { bankCardsSpec } from '../../fixtures/wallet/bankCards.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(bankCardsMachine, bankCardsSpec);
