import { Features } from 'lightningcss';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { fields, lists, parts } from './build/chunks.js';
import { firstRoute } from './build/first-route.js';
import { stripTexts } from './build/strip-texts.js';
import manifest from './package.json' with { type: 'json' };

/** Messages are compiled to an AST before a build, so the parser of ICU texts stays out of the bundle (6 kB). */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** The package names its development build alone, which carries warnings for developers. */
const productionRouter = {
  find: /^react-router$/,
  replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
};

/** Settings of the build by environment: see the README. build/stamp.mjs reads the same ones. */
const buildSettings = ['VITE_APP_KEY', 'VITE_APP_DOMAIN_LOOKUP', 'VITE_APP_DOMAINS'];

const first = firstRoute('/src/main.tsx');

/** Starts the lobby and the Chromium that all files of a browser project share. */
const shared = 'tests/browser/support/shared.ts';
/** The same with the lobby on PostgreSQL, if one answers. */
const sharedPostgres = 'tests/browser/support/shared-postgres.ts';

/** Journeys that move money. */
const moneyJourneys = 'tests/browser/{bonuses,play,promotions,wallet}/**/*.test.ts';

const ledger = 'tests/ledger/**/*.test.ts';
/** The one file of money that always runs on the embedded database. */
const smoke = 'tests/ledger/model.test.ts';
/**
 * What moves money, takes locks, runs jobs, migrates or restores. `.ci/run` proves it on PostgreSQL, where real connections
 * compete; `npm test`, which needs no PostgreSQL, and `npm run nightly` prove it on the embedded database.
 */
const money = [
  ledger,
  'tests/server/{bonuses,hostile,promotions,wallet}/**/*.test.ts',
  'tests/server/play-*.test.ts',
  'tests/server/{connection,intents,jobs,lock,log,metrics,migrate,ownership,replay,roles,rolling,seed-twice}.test.ts',
  'tests/server/operator/{backup,drill}.test.ts',
];

/** Killed and stopped servers, random requests: not part of `npm test`. */
const long = ['tests/contract/any-request.test.ts', 'tests/server/{process,stop,test-mode}.test.ts'];
/** The same of what moves money, with hostile companies and random histories. */
const longMoney = [
  'tests/ledger/{crash,endings}.test.ts',
  'tests/server/{play-histories,play-killed}.test.ts',
  'tests/server/hostile/**/*.test.ts',
  'tests/server/operator/{backup,drill}.test.ts',
];

export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react(), vanillaExtractPlugin(), stripTexts(), ...(isSsrBuild ? [] : [first])],
  publicDir: false,
  // Named one by one, so that what an unset one would need is left out.
  define: Object.fromEntries(
    buildSettings.map((name) => [`import.meta.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
  ),
  appType: 'custom',
  resolve: { alias: mode === 'test' ? [] : [withoutParser, productionRouter] },
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  // The themes name both schemes themselves; the fallback for `color-scheme` would be dead weight.
  css: { lightningcss: { exclude: Features.LightDark } },
  build: {
    target: 'es2022',
    cssTarget: manifest.browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' ', '')),
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? // One file: a server goes on when a newer build replaces the files below it.
        { output: { codeSplitting: false } }
      : {
          input: 'src/main.tsx',
          // Icons, class names and durations stand where they are used: in files of their own each would be a request, and its
          // name would cost the first route 40 bytes.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'first', test: first.isFirst },
                lists,
                parts,
                fields,
              ],
            },
          },
        },
  },
  test: {
    pool: 'threads',
    // One more than by default: half of what runs waits for a database. A project takes this one and not the option of the
    // command line, so `npm test`, which runs several projects at a time, says it by environment.
    maxWorkers: process.env['TEST_WORKERS'] ?? '100%',
    // Far above what any of them takes, and said nowhere else: a busy machine must not fail a test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // A report says what was found, not only that there was something.
    chaiConfig: { truncateThreshold: 1_000 },
    setupFiles: ['tests/support/random-setup.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/{browser,contract,deploy,ledger,nightly,server,wide}/**'],
          environment: 'node',
          isolate: false,
          provide: { flows: (process.env['FLOWS'] ?? '').split(',') },
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['tests/support/dom-setup.ts'],
        },
      },
      // A server is a thousand modules: the files share them, and each has its own databases.
      ...(
        [
          ['server', 'embedded', ['tests/{contract,server}/**/*.test.ts'], [...long, ...money]],
          ['server-smoke', 'embedded', [smoke], []],
          ['server-money', 'embedded', money, longMoney],
          ['server-long', 'embedded', long, []],
          ['server-long-money', 'embedded', longMoney, []],
          ['postgres', 'postgres', money, []],
          ['postgres-rest', 'postgres', ['tests/server/**/*.test.ts'], money],
        ] as const
      ).map(([name, engines, include, exclude]) => ({
        extends: true as const,
        test: {
          name,
          include: [...include],
          exclude: ['**/node_modules/**', ...exclude],
          env: { TEST_ENGINES: engines },
          environment: 'node',
          isolate: false,
        },
      })),
      { extends: true, test: { name: 'wide', include: ['tests/wide/*.test.ts'], environment: 'node' } },
      { extends: true, test: { name: 'deploy', include: ['tests/deploy/*.test.ts'], environment: 'node' } },
      { extends: true, test: { name: 'long', include: ['tests/nightly/*.test.ts'], environment: 'node' } },
      ...(
        [
          ['browser', 'tests/browser/**/*.test.ts', shared, ['tests/browser/screens.test.ts', moneyJourneys]],
          ['money', moneyJourneys, sharedPostgres, []],
          ['screens', 'tests/browser/screens.test.ts', shared, []],
          ['faults', 'tests/wide/browser/*.test.ts', shared, []],
          ['looks', 'tests/nightly/browser/*.test.ts', shared, []],
        ] as const
      ).map(([name, include, globalSetup, elsewhere]) => ({
        extends: true as const,
        // One file at a time: some move the clock of the lobby or make its requests fail.
        test: {
          name,
          include: [include],
          exclude: ['**/node_modules/**', ...elsewhere],
          environment: 'node',
          globalSetup,
          fileParallelism: false,
          isolate: false,
        },
      })),
    ],
  },
}));
