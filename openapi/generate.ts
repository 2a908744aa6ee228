/** Writes the types of both ends from the contract. `npm run openapi`; `--check` fails when the committed file differs. */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const target = new URL('./user-api.d.ts', import.meta.url);
const types = await openapiTS(new URL('./user-api.yaml', import.meta.url), { alphabetize: false });
const text = `/* Generated from user-api.yaml by \`npm run openapi\`. */\n${astToString(types)}`;

if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8').catch(() => '');
  if (committed !== text) {
    console.error('openapi/user-api.d.ts does not match the contract: run `npm run openapi`.');
    process.exitCode = 1;
  }
} else await writeFile(target, text);
