import { ownerProofMachine } from '../../../machines/access/ownerProof.machine.js';
import { ownerProofSpec } from '../../fixtures/access/ownerProof.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(ownerProofMachine, ownerProofSpec);
