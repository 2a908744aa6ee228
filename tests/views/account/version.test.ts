import { expect, test } from 'vitest';
import { appVersion } from '../../../src/screens/account/account/version.js';
import { readJson } from '../../support/files.js';

test('the account shows the version of the package', () =>
  expect(readJson('package.json')).toMatchObject({ version: appVersion }));
