import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { PGlite } from '@electric-sql/pglite';
import { connectionOf, requireTool, runTool } from './pg-tools.js';

/** The schema of the job queue. It plans its own work again, and its tables belong to the server's role. */
const QUEUE = 'pgboss';

/** Writes PostgreSQL's own format, which names the tables by themselves and can be restored by a newer PostgreSQL. */
export async function dumpPostgres(address: string, serverVersion: number, path: string): Promise<void> {
  await requireTool('pg_dump', serverVersion);
  const { url, environment } = connectionOf(address);
  await runTool('pg_dump', ['--format=custom', `--exclude-schema=${QUEUE}`, `--file=${path}`, url], environment);
}

/** Fills an empty PostgreSQL from such a file, whole or not at all. */
export async function loadPostgres(address: string, path: string): Promise<void> {
  const { url, environment } = connectionOf(address);
  // Roles belong to a machine: the owner is whoever restores, and grants.sql gives the server's role its rights.
  const as = ['--no-owner', '--no-privileges', '--no-publications', '--no-subscriptions'];
  await runTool('pg_restore', [...as, '--single-transaction', '--exit-on-error', `--dbname=${url}`, path], environment);
}

/** The rows of some small tables of such a file, by table and then by column, without restoring it. */
export async function peekPostgres(
  path: string,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly Readonly<Record<string, string>>[]>> {
  const only = tables.map((table) => `--table=${table}`);
  const script = await runTool('pg_restore', ['--data-only', ...only, '--file=-', path], {});
  // COPY public.migration (name, hash) FROM stdin; then one line a row, with tabs between, and \. at the end.
  const blocks = script.matchAll(/^COPY public\.(\w+) \((.*)\) FROM stdin;\n([^]*?)^\\\.$/gm);
  return new Map(
    [...blocks].map(([, table = '', columns = '', lines = '']) => {
      const names = columns.split(', ');
      const rows = lines.split('\n').slice(0, -1);
      return [table, rows.map((row) => Object.fromEntries(row.split('\t').map((value, at) => [names[at], value])))];
    }),
  );
}

/** Writes the folder of an embedded database as a compressed tar. The caller sees to it that nothing writes meanwhile. */
export async function dumpEmbedded(pglite: PGlite, path: string): Promise<void> {
  const folder = await pglite.dumpDataDir('none');
  await pipeline(Readable.from(chunksOf(folder)), createGzip(), createWriteStream(path));
}

/** Reads such a file. A file that was cut off or damaged rejects: gzip ends with a checksum. */
export async function readEmbedded(path: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  await pipeline(createReadStream(path), createGunzip(), async (unpacked: AsyncIterable<Buffer<ArrayBuffer>>) => {
    for await (const part of unpacked) parts.push(part);
  });
  return new Blob(parts);
}

async function* chunksOf(blob: Blob): AsyncGenerator<Uint8Array> {
  const size = 1 << 20;
  for (let at = 0; at < blob.size; at += size) yield new Uint8Array(await blob.slice(at, at + size).arrayBuffer());
}
