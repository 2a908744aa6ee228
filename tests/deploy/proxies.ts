import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../support/files.js';
import { freePort } from '../support/free-port.js';

export type ProxyName = 'caddy' | 'nginx';

/** A proxy with the configuration of deploy/, on this machine alone, with a certificate of its own. */
export interface Proxy {
  /** https://localhost:port */
  readonly origin: string;
  /** The same without TLS. */
  readonly plain: string;
  /** Of its certificate, in PEM: a client that trusts it needs no exception. */
  readonly certificate: string;
  /** The key of the certificate, as `trusting` takes it. */
  readonly key: string;
  readonly stop: () => Promise<void>;
}

const isThere = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** The proxies that are installed here, and the others. */
export const installed: Readonly<Record<ProxyName, boolean>> = {
  caddy: isThere('openssl', 'version') && isThere('caddy', 'version'),
  nginx: isThere('openssl', 'version') && isThere('nginx', '-v'),
};
export const missing: readonly string[] = Object.entries(installed).flatMap(([name, isHere]) => (isHere ? [] : [name]));

/**
 * `upstreams`: host and port of each server, which trusts 127.0.0.1 (TRUST_PROXY). Throws with what the proxy said if it does
 * not start.
 */
export async function startProxy(name: ProxyName, ...upstreams: readonly string[]): Promise<Proxy> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const [https, http, callbacks] = [await freePort(), await freePort(), await freePort()];
  const files = await certificateIn(folder);
  const child =
    name === 'caddy'
      ? startCaddy(folder, {
          PUBLIC_HOST: `https://localhost:${https}`,
          UPSTREAMS: upstreams.join(' '),
          SANDBOX: upstreams[0] ?? '',
          TLS: `tls ${files.certificate} ${files.key}`,
          OPTIONS: `default_bind 127.0.0.1\nhttp_port ${http}`,
          CALLBACK_PORT: String(callbacks),
        })
      : await startNginx(folder, {
          PUBLIC_HOST: 'localhost',
          HTTPS_PORT: `127.0.0.1:${https}`,
          HTTP_PORT: `127.0.0.1:${http}`,
          UPSTREAMS: upstreams.map((server) => `server ${server} max_fails=1 fail_timeout=10s;`).join('\n'),
          SANDBOX: upstreams[0] ?? '',
          CERTIFICATE: files.certificate,
          CERTIFICATE_KEY: files.key,
          CACHE: join(folder, 'cache'),
          LOG: join(folder, 'log'),
        });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await listens(https, child);
  } catch (cause) {
    await stop();
    throw new Error(`${name} did not start: ${said.join('')}`, { cause });
  }
  const certificate = await readFile(files.certificate, 'utf8');
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return {
    origin: `https://localhost:${https}`,
    plain: `http://localhost:${http}`,
    certificate,
    key: createHash('sha256').update(key).digest('base64'),
    stop,
  };
}

/** The flag with which Chromium trusts the certificates of these proxies. With an exception instead, it ignores early hints. */
export const trusting = (...proxies: readonly Pick<Proxy, 'key'>[]): string =>
  `--ignore-certificate-errors-spki-list=${proxies.map(({ key }) => key).join(',')}`;

function startCaddy(folder: string, settings: Readonly<Record<string, string>>): ChildProcess {
  return spawn('caddy', ['run', '--config', `${root}deploy/Caddyfile`, '--adapter', 'caddyfile'], {
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function startNginx(folder: string, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const template = await readFile(`${root}deploy/nginx.conf.template`, 'utf8');
  const server = template.replaceAll(/\$\{([A-Z_]+)\}/g, (_, name: string) => settings[name] ?? '');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    [
      'daemon off;',
      'worker_processes 1;',
      `pid ${join(folder, 'pid')};`,
      'error_log stderr;',
      // Its workers have to reach the folder of this test, which is its owner's.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events {}',
      `http { include /etc/nginx/mime.types; ${temporary.join(' ')}`,
      server,
      '}',
    ].join('\n'),
  );
  return spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function certificateIn(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = spawnSync(
    'openssl',
    // prettier-ignore
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', ...names,
      '-keyout', key, '-out', certificate],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(made.stderr);
  return { certificate, key };
}

/** Resolves when a connection to the port opens; rejects when the program ends before. */
async function listens(port: number, child: ChildProcess): Promise<void> {
  const isSlow = AbortSignal.timeout(60_000);
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    isSlow.throwIfAborted();
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`ended with ${child.exitCode}`);
}
