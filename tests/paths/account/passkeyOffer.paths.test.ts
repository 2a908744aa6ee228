import { passkeyOfferMachine } from '../../../machines/account/passkeyOffer.machine.js';
import { passkeyOfferSpec } from '../../fixtures/account/passkeyOffer.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(passkeyOfferMachine, passkeyOfferSpec);
