import { catalogueMachine } from '../../../machines/lobby/catalogue.machine.js';
import { catalogueSpec } from '../../fixtures/lobby/catalogue.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(catalogueMachine, catalogueSpec);
