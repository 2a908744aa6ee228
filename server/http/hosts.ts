import { networkInterfaces } from 'node:os';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../base/settings.js';

/**
 * Whether a request's Host header names this server; exactly one Host header is required (RFC 9112 section 3.2). So must the
 * host that a trusted proxy forwards: many proxies pass on the X-Forwarded-Host of a caller, and addresses that lead back to
 * the lobby are made of it.
 */
export function hostCheck({
  HOST,
  PUBLIC_HOSTS,
}: Pick<Settings, 'HOST' | 'PUBLIC_HOSTS'>): (request: FastifyRequest) => boolean {
  const allowed = new Set(PUBLIC_HOSTS.map((host) => host.toLowerCase()));
  const local = new Set([
    'localhost',
    '127.0.0.1',
    '[::1]',
    HOST.toLowerCase(),
    ...(['0.0.0.0', '::'].includes(HOST) ? ownAddresses() : []),
  ]);
  const isOurs = (host: string) => allowed.has(host) || local.has(host.replace(/:\d{1,5}$/, ''));
  return (request) => {
    const named = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
    const host = request.headers.host?.toLowerCase();
    if (named.length !== 1 || host === undefined) return false;
    return isOurs(host) && isOurs(request.host.toLowerCase());
  };
}

/**
 * The IP addresses of this machine: a phone in the same network opens one of them. Unlike a name, an address cannot be
 * rebound by DNS.
 */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((addresses = []) =>
    addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
  );
}
