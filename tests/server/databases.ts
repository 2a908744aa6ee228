import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../server/db/migrate.js';
import { openEmbedded, openPostgres, type Opened } from '../../server/db/open.js';

export type Engine = 'embedded' | 'postgres';

const { PGHOST = '127.0.0.1', PGPORT = '5432', PGUSER = 'postgres' } = process.env;

/** The engines that can be tested here: the embedded one, and PostgreSQL where it answers. */
export const ENGINES: readonly Engine[] = (await answers(PGHOST, Number(PGPORT)))
  ? ['embedded', 'postgres']
  : ['embedded'];

/** A database of its own with all tables, gone on close. */
export async function openTestDatabase(engine: Engine): Promise<Opened> {
  return engine === 'embedded' ? openFromImage() : openOwnPostgres();
}

/** Building the embedded database takes seconds and unpacking it a fraction, so an image of it is kept per set of migrations. */
async function openFromImage(): Promise<Opened> {
  const path = join(tmpdir(), `lobby-test-database-${migrationsHash()}.tar`);
  const image = await readFile(path).catch(() => null);
  if (image !== null) {
    const opened = await openEmbedded({ loadDataDir: new Blob([image]) });
    await migrate(opened);
    return opened;
  }
  const opened = await openEmbedded({});
  await migrate(opened);
  const own = `${path}.${randomUUID()}`;
  await writeFile(own, Buffer.from(await (await opened.dump()).arrayBuffer()));
  await rename(own, path);
  return opened;
}

function migrationsHash(): string {
  const folder = new URL('../../server/db/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).toSorted()) hash.update(name).update(readFileSync(new URL(name, folder)));
  return hash
    .update(readFileSync(new URL('../../server/db/grants.sql', import.meta.url)))
    .digest('hex')
    .slice(0, 16);
}

async function openOwnPostgres(): Promise<Opened> {
  const { url, drop } = await createPostgresDatabase();
  const opened = await openPostgres(url, 10);
  await migrate(opened);
  return {
    ...opened,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}

/** An empty database on the PostgreSQL that answers here, for a server (or two) in processes of their own. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `lobby_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  return { url: urlOf(name), drop: () => onServer(`drop database ${name} with (force)`) };
}

function urlOf(database: string): string {
  return `postgres://${PGUSER}@${PGHOST}:${PGPORT}/${database}`;
}

async function onServer(sql: string): Promise<void> {
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port, timeout: 500 });
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket
      .on('connect', () => end(true))
      .on('error', () => end(false))
      .on('timeout', () => end(false));
  });
}
