import { bonusPreviewMachine } from '../../../machines/wallet/bonusPreview.machine.js';
import { bonusPreviewSpec } from '../../fixtures/wallet/bonusPreview.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(bonusPreviewMachine, bonusPreviewSpec);
