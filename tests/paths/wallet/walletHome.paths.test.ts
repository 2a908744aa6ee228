import { walletHomeMachine } from '../../../machines/wallet/walletHome.machine.js';
import { walletHomeSpec } from '../../fixtures/wallet/walletHome.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(walletHomeMachine, walletHomeSpec);
