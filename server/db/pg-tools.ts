import { spawn } from 'node:child_process';

/** The programs of PostgreSQL that copy a database. They are found on PATH. */
export type Tool = 'pg_dump' | 'pg_restore';

/** A program of PostgreSQL is missing, too old, or failed; the message says what to do. */
export class ToolFailed extends Error {
  override readonly name = 'ToolFailed';
}

/** Throws `ToolFailed` unless the program is there and at least as new as the server (its `server_version_num`). */
export async function requireTool(tool: Tool, serverVersion: number): Promise<void> {
  const server = Math.floor(serverVersion / 10_000);
  const text = await runTool(tool, ['--version'], {}).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ToolFailed(`${tool} is not on PATH, and a backup of PostgreSQL needs it. ${installs(server)}`);
    throw error;
  });
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(text)?.[1]);
  if (!(version >= server))
    throw new ToolFailed(`${text.trim()} is older than the server, PostgreSQL ${server}. ${installs(server)}`);
}

const installs = (version: number): string =>
  `Install the client programs of PostgreSQL ${version} or newer: postgresql-client-${version} on Debian and Ubuntu, ` +
  `postgresql${version}-client on Alpine, postgresql${version} on Red Hat and Fedora, libpq by Homebrew.`;

/** Runs a program to its end and returns what it printed. Throws `ToolFailed` with its own words if it fails. */
export function runTool(
  tool: Tool,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'pipe'] });
    const [printed, complaints]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (part: Buffer) => printed.push(part));
    child.stderr.on('data', (part: Buffer) => complaints.push(part));
    child.on('error', reject).on('close', (code) => {
      if (code === 0) resolve(Buffer.concat(printed).toString('utf8'));
      else reject(new ToolFailed(`${tool} failed: ${Buffer.concat(complaints).toString('utf8').trim()}`));
    });
  });
}

/** Parameters of an address that the programs understand as Node's driver does. */
const SHARED_PARAMETERS = new Set(['host', 'port', 'user', 'dbname', 'sslrootcert', 'sslcert', 'sslkey', 'options']);

/**
 * How a program reaches the database of an address: the address without its password, which other users of the machine
 * could read in the list of processes, and the password in an environment variable.
 */
export function connectionOf(address: string): { readonly url: string; readonly environment: Record<string, string> } {
  const url = new URL(address);
  const password = decodeURIComponent(url.password) || url.searchParams.get('password');
  const sslmode = url.searchParams.get('sslmode');
  url.password = '';
  for (const name of new Set(url.searchParams.keys())) if (!SHARED_PARAMETERS.has(name)) url.searchParams.delete(name);
  // The driver's own word for a connection that is encrypted and trusts any certificate.
  if (sslmode !== null) url.searchParams.set('sslmode', sslmode === 'no-verify' ? 'require' : sslmode);
  return { url: url.href, environment: password === null || password === '' ? {} : { PGPASSWORD: password } };
}
