import { promotionSettleMachine } from '../../../machines/promotions/promotionSettle.machine.js';
import { promotionSettleSpec } from '../../fixtures/promotions/promotionSettle.spec.js';
import { describePaths } from '../../support/describe-paths.js';
import { questionViewOf } from './endings.js';

describePaths(promotionSettleMachine, promotionSettleSpec, questionViewOf('settle'));
