import { homeMachine } from '../../../machines/lobby/home.machine.js';
import { homeSpec } from '../../fixtures/lobby/home.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(homeMachine, homeSpec);
