import { myPromotionsMachine } from '../../../machines/promotions/myPromotions.machine.js';
import { myPromotionsSpec } from '../../fixtures/promotions/myPromotions.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(myPromotionsMachine, myPromotionsSpec);
