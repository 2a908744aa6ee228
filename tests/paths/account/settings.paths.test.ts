import { settingsMachine } from '../../../machines/account/settings.machine.js';
import { settingsSpec } from '../../fixtures/account/settings.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(settingsMachine, settingsSpec);
