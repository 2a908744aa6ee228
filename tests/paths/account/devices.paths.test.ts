import { devicesMachine } from '../../../machines/account/devices.machine.js';
import { devicesSpec } from '../../fixtures/account/devices.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(devicesMachine, devicesSpec);
