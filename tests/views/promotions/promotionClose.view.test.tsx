import { promotionCloseMachine } from '../../../machines/promotions/promotionClose.machine.js';
import { promotionCloseSpec } from '../../fixtures/promotions/promotionClose.spec.js';
import { describePaths } from '../../support/describe-paths.js';
import { questionViewOf } from './endings.js';

describePaths(promotionCloseMachine, promotionCloseSpec, questionViewOf('close'));
