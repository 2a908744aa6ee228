import { contractSuite } from './suite.js';

contractSuite('embedded');
