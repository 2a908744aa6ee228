import { walletParamsMachine } from '../../../machines/wallet/walletParams.machine.js';
import { walletParamsSpec } from '../../fixtures/wallet/walletParams.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(walletParamsMachine, walletParamsSpec);
