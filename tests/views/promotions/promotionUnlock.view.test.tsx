import { promotionUnlockMachine } from '../../../machines/promotions/promotionUnlock.machine.js';
import { promotionUnlockSpec } from '../../fixtures/promotions/promotionUnlock.spec.js';
import { describePaths } from '../../support/describe-paths.js';
import { questionViewOf } from './endings.js';

describePaths(promotionUnlockMachine, promotionUnlockSpec, questionViewOf('unlock'));
