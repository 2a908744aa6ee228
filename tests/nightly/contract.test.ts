import { describe } from 'vitest';
import { contractSuite } from '../contract/suite.js';
import { ENGINES } from '../server/databases.js';

describe.runIf(ENGINES.includes('postgres'))('where one answers', () => void contractSuite('postgres'));
