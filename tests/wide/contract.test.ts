import { test } from 'vitest';
import { contractSuite } from '../contract/suite.js';
import { ENGINES } from '../server/databases.js';

if (ENGINES.includes('postgres')) contractSuite('postgres');
else test.skip('the contract on PostgreSQL: none answers', () => {});
