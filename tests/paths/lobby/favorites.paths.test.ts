import { favoritesMachine } from '../../../machines/lobby/favorites.machine.js';
import { favoritesSpec } from '../../fixtures/lobby/favorites.spec.js';
import { describePaths } from '../../support/describe-paths.js';

describePaths(favoritesMachine, favoritesSpec);
