import { otherTabsMachine } from '../../../machines/entry/otherTabs.machine.js';
import { otherTabsSpec } from '../../fixtures/entry/otherTabs.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(otherTabsMachine, otherTabsSpec);
