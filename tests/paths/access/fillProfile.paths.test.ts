import { fillProfileMachine } from '../../../machines/access/fillProfile.machine.js';
import { fillProfileSpec } from '../../fixtures/access/fillProfile.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(fillProfileMachine, fillProfileSpec);
