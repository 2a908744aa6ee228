import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, read } from '../support/files.js';

/** Which folder may import from which. A folder may always import its own files. One way only: see docs/architecture.md. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  openapi: [],
  machines: ['openapi'],
  'src/api': ['openapi', 'machines'],
  'src/theme': ['openapi', 'machines'],
  'src/i18n': ['openapi', 'machines', 'locales'],
  'src/effects': ['openapi', 'machines', 'src/api', 'src/i18n', 'src/theme'],
  'src/ui': ['openapi', 'machines', 'src/theme', 'src/i18n'],
  'src/screens': ['openapi', 'machines', 'src/theme', 'src/i18n', 'src/ui'],
  'src/app': [
    'openapi',
    'machines',
    'locales',
    'src/api',
    'src/theme',
    'src/i18n',
    'src/effects',
    'src/ui',
    'src/screens',
  ],
  // Builds the pages with their texts.
  'server/web': ['openapi', 'server', 'server/adapters', 'src/i18n'],
  // Chooses the companies and what fills the lobby.
  'server/compose': ['openapi', 'server', 'server/adapters', 'sandbox', 'demo'],
  'server/adapters': ['openapi', 'server'],
  server: ['openapi', 'locales', 'server/adapters', 'server/web', 'server/compose'],
  // Other companies: they know the lobby by what an adapter is, and by the contract. Types alone, see below.
  sandbox: ['openapi', 'server/adapters'],
  demo: ['openapi', 'locales', 'server'],
};

const areas = Object.keys(mayImport).concat('locales', 'src/main', 'tests', 'docs');
const areaOf = (file: string) =>
  areas.find((area) => file === area || file.startsWith(`${area}/`) || file.startsWith(`${area}.`)) ?? 'elsewhere';
const flowOf = (file: string) => file.split('/').slice(0, 4).join('/');
/** The shared folder of a flow's area. */
const sharedOf = (file: string) => [...file.split('/').slice(0, 3), 'shared'].join('/');

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const importing = /(?:\bfrom|\bimport|\bimport\()\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const importsOf = (file: string) =>
  [...withoutComments(read(file)).matchAll(importing)].map(([, to = '']) => posix.join(posix.dirname(file), to));

const sources = ['openapi', 'machines', 'src', 'server', 'sandbox', 'demo', 'docs', 'tests'].flatMap((folder) =>
  filesIn(folder),
);
const imports = sources.flatMap((file) => importsOf(file).map((to) => ({ file, to })));

const wrongWay = ({ file, to }: { file: string; to: string }): boolean => {
  const [from, target] = [areaOf(file), areaOf(to)];
  if (from === 'src/screens' && target === 'src/screens')
    return flowOf(file) !== flowOf(to) && sharedOf(file) !== flowOf(to);
  return from in mayImport && from !== target && !mayImport[from]?.includes(target);
};

test('imports run one way', () => {
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(wrongWay).map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

test('the demo fills a lobby through the domain, the ledger and the database alone', () => {
  const filling = imports.filter(({ file, to }) => file.startsWith('demo/') && to.startsWith('server/'));
  expect(filling.length).toBeGreaterThan(20);
  const through = /^server\/(?:base|db|domain|ledger)\//;
  expect(filling.filter(({ to }) => !through.test(to)).map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

test('the sandbox imports types alone from the lobby', () => {
  const fromLobby = imports.filter(({ file, to }) => file.startsWith('sandbox/') && /^(?:server|openapi)\//.test(to));
  expect(fromLobby.length).toBeGreaterThan(0);
  expect(fromLobby.filter(({ file, to }) => !importTypesOf(file).includes(to))).toEqual([]);
});

/** The rooms of src/app, lowest first. A room may import its own files and lower rooms: see docs/architecture.md. */
const rooms: readonly (readonly string[])[] = [
  ['context', 'messages'],
  ['navigation'],
  ['hosting', 'notices'],
  ['pages'],
  ['overlays', 'shell', 'boot', 'page-files'],
  ['App', 'pages.ts'],
];
const roomOf = (file: string): string | null => {
  const name = /^src\/app\/([^/]+)/.exec(file)?.[1];
  if (name === undefined) return null;
  return name.startsWith('pages.') ? 'pages.ts' : (name.split('.')[0] ?? null);
};
const floorOf = (room: string): number => rooms.findIndex((names) => names.includes(room));
/** The context names the types of what it holds. */
const isContextsType = ({ file, to }: { file: string; to: string }): boolean =>
  file === 'src/app/context.ts' && importTypesOf(file).includes(to);
const importTypesOf = (file: string) =>
  [...withoutComments(read(file)).matchAll(/^import type [^;]*?from '(\.[^']+)'/gm)].map(([, to = '']) =>
    posix.join(posix.dirname(file), to),
  );
const roomImports = imports.flatMap((one) => {
  const [from, to] = [roomOf(one.file), roomOf(one.to)];
  return from === null || to === null || from === to || isContextsType(one) ? [] : [{ ...one, from, room: to }];
});

test('every file of src/app is in a room', () => {
  const names = filesIn('src/app').map(roomOf);
  expect(names.filter((name) => name === null || floorOf(name) === -1)).toEqual([]);
});

test('a room of src/app imports only lower rooms, so no circle arises', () => {
  expect(roomImports.length).toBeGreaterThan(20);
  const upward = roomImports.filter(({ from, room }) => floorOf(room) >= floorOf(from));
  expect(upward.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

/**
 * The rooms of server, lowest first: a folder, or a file that stands alone. A room may import its own files and lower rooms,
 * types included: see docs/architecture.md.
 */
const serverRooms: readonly (readonly string[])[] = [
  ['base'],
  // Before the database, which adapters never get.
  ['adapters'],
  ['db'],
  ['ledger'],
  ['domain'],
  ['jobs', 'contract'],
  ['operations'],
  ['http'],
  ['web'],
  ['compose'],
  ['operator'],
  ['testing'],
  ['open-server'],
  ['main'],
];
const serverRoomOf = (file: string): string | null => /^server\/([^/.]+)/.exec(file)?.[1] ?? null;
const serverFloorOf = (room: string): number => serverRooms.findIndex((names) => names.includes(room));
const isWire = (file: string): boolean => /^(?:openapi|server\/(?:operations|contract))\//.test(file);
const serverImports = imports.flatMap((one) => {
  const [from, to] = [serverRoomOf(one.file), serverRoomOf(one.to)];
  return from === null || to === null || from === to ? [] : [{ ...one, from, room: to }];
});

test('every file of server is in a room, and at most twelve rooms are folders', () => {
  const files = filesIn('server');
  const found = files.map((file) => serverRoomOf(file) ?? file);
  expect([...new Set(found)].filter((room) => serverFloorOf(room) === -1)).toEqual([]);
  expect(new Set(files.flatMap((file) => /^server\/([^/]+)\//.exec(file)?.[1] ?? [])).size).toBeLessThanOrEqual(12);
});

test('a room of server imports only lower rooms, so no circle arises', () => {
  expect(serverImports.length).toBeGreaterThan(100);
  const upward = serverImports.filter(({ from, room }) => serverFloorOf(room) >= serverFloorOf(from));
  expect(upward.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

test('the domain and the ledger know neither requests nor responses of the contract', () => {
  const wire = imports.filter(({ file, to }) => /^server\/(?:domain|ledger|db|jobs)\//.test(file) && isWire(to));
  expect(wire.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

test('no two areas of the domain import each other', () => {
  const areaImports = imports.flatMap(({ file, to }) => {
    const [from, area] = [file, to].map((one) => /^server\/domain\/([^/]+)\//.exec(one)?.[1]);
    return from === undefined || area === undefined || from === area ? [] : [{ from, area, file, to }];
  });
  expect(areaImports.length).toBeGreaterThan(20);
  const circular = areaImports.filter((one) =>
    areaImports.some(({ from, area }) => from === one.area && area === one.from),
  );
  expect(circular.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

test('nothing is imported from outside the project', () => {
  expect(imports.filter(({ to }) => to.startsWith('..')).map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

test('no file only re-exports others (barrels)', () => {
  const barrels = sources.filter((file) => /(?:^|\/)index\.tsx?$/.test(file) && /^export .* from /m.test(read(file)));
  expect(barrels).toEqual([]);
});

const impure =
  /\b(?:Date\.now|new Date\(\)|Math\.random|crypto\.|fetch\(|localStorage|sessionStorage|setTimeout|setInterval|document\.|window\.)/;
const effectful = /\b(?:setTimeout|setInterval|localStorage|sessionStorage|fetch\()/;

describe.each([
  ['charts are pure', 'machines', impure],
  ['screens leave time, storage and network to the actors', 'src/screens', effectful],
  ['primitives leave time, storage and network to the actors', 'src/ui', effectful],
  ['screens have no effects', 'src/screens', /\buse(?:Layout|Insertion)?Effect\b/],
])('%s', (_, folder, forbidden) => {
  test(`in ${folder}/`, () => {
    const found = filesIn(folder).flatMap((file) => {
      const match = forbidden.exec(withoutComments(read(file)));
      return match ? [`${file}: ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  });
});
