import type { FastifyRequest } from 'fastify';

/**
 * Scheme and host at which the browser sees the lobby, such as `https://lobby.example`. The Host header was checked
 * before (hosts.ts); behind a proxy the setting TRUST_PROXY decides about the scheme.
 */
export const ownOrigin = ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${protocol}://${host}`;
