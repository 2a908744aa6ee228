import { preferencesMachine } from '../../../machines/entry/preferences.machine.js';
import { preferencesSpec } from '../../fixtures/entry/preferences.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(preferencesMachine, preferencesSpec);
