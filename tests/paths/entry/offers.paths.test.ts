import { offersMachine } from '../../../machines/entry/offers.machine.js';
import { offersSpec } from '../../fixtures/entry/offers.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(offersMachine, offersSpec);
