import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import {
  firstRoute,
  lazyStates,
  messagesAlone,
  shakeRouter,
  withoutLocaleCheck,
  withoutWords,
} from './server/web/plugins.js';

/** Messages are compiled to AST before a build, so the parser of ICU texts stays out of the bundle (6 kB). */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};
/** React has this hook since version 18. */
const withoutShim = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
];
/** Its exports name the build for development alone. */
const productionRouter = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url)),
};

/** See the README. server/build-stamp.mjs reads the same ones. */
const buildSettings = ['VITE_APP_KEY', 'VITE_APP_DOMAIN_LOOKUP', 'VITE_APP_DOMAINS'];

const first = firstRoute('/src/main.tsx');
/**
 * Has the browser compile all functions of a file while it comes, beside the page's thread, instead of each when it is called
 * first: at the start, or under the first tap on a page (a tenth of its work). Not React, of which half is never called and
 * would only fill the memory, and not the small files, where it is not worth its bytes.
 */
const hint = ({ name, modules }: { name: string; modules: Readonly<Record<string, { renderedLength: number }>> }) =>
  name !== 'react' && Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0) > 4_000
    ? '//# allFunctionsCalledOnLoad'
    : '';
/** What every form has: one chunk is 1 kB less than its ten parts. Phones are asked for on few pages. */
const fields = {
  name: 'fields',
  test: /\/src\/ui\/(?:field|form|problem|text-field)\/|\/machines\/shared\/rules\/(?!phone)/,
};

/** Writes the demo lobby once, for all files of a browser project. */
const seeded = 'tests/browser/support/seeded.ts';

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    withoutWords(),
    lazyStates(),
    shakeRouter(),
    withoutLocaleCheck(),
    messagesAlone(),
    ...(isSsrBuild ? [] : [first]),
  ],
  publicDir: false,
  // Named one by one, so that what an unset one would need is left out.
  define: Object.fromEntries(
    buildSettings.map((name) => [`import.meta.env.${name}`, JSON.stringify(process.env[name] ?? '')]),
  ),
  appType: 'custom',
  resolve: {
    alias: mode === 'test' ? [] : [withoutParser, ...withoutShim, ...(command === 'build' ? [productionRouter] : [])],
  },
  ...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
  build: {
    target: 'es2022',
    // With an older target the CSS minifier writes fallbacks for `color-scheme: light dark`.
    cssTarget: 'chrome123',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/main.tsx',
          output: {
            postBanner: hint,
            codeSplitting: {
              groups: [
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'first', test: first.isFirst },
                fields,
              ],
            },
          },
        },
  },
  test: {
    pool: 'threads',
    // One more than by default: half of what runs waits for a database.
    maxWorkers: '100%',
    // Far above what any of them takes, and said nowhere else: a busy machine must not fail a test.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tests/{browser,contract,ledger,server,wide}/**'],
          environment: 'node',
        },
      },
      // A server is a thousand modules: the files share them, and each has databases of its own.
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{contract,ledger,server}/**/*.test.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'dom', include: ['tests/**/*.test.tsx'], environment: 'happy-dom' } },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          environment: 'node',
          globalSetup: seeded,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/wide/browser/{faults,turns}.test.ts'],
          environment: 'node',
          globalSetup: seeded,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'looks',
          include: ['tests/wide/browser/looks.test.ts'],
          environment: 'node',
          globalSetup: seeded,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: { name: 'wide', include: ['tests/wide/*.test.ts'], environment: 'node', globalSetup: seeded },
      },
    ],
  },
}));
