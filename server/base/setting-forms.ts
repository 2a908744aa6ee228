import ipaddr from 'ipaddr.js';

/** A host name as a Host header has it, with a port where it is not the scheme's own. */
export const isHost = (value: string): boolean =>
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*|\[[\da-f:.]+\])(?::\d{1,5})?$/i.test(value);

export const isDomain = (value: string): boolean => isHost(value) && !/[:[]/.test(value);

/** Scheme, host and port, as a browser sends them in the header Origin. */
export function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

/** Addresses and networks, comma separated, as Fastify takes them; it also knows three networks by name. */
export function areNetworks(value: string): boolean {
  return value.split(',').every((part) => {
    const network = part.trim();
    if (['loopback', 'linklocal', 'uniquelocal'].includes(network)) return true;
    const [address = '', bits, ...more] = network.split('/');
    if (more.length > 0 || !ipaddr.isValid(address)) return false;
    const most = ipaddr.parse(address).kind() === 'ipv4' ? 32 : 128;
    return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  });
}

/** An address of PostgreSQL that names a database. */
export function isDatabase(value: string): boolean {
  return URL.canParse(value) && /^postgres(?:ql)?:$/.test(new URL(value).protocol) && databaseOf(value) !== '';
}

/** The name of the database in an address of PostgreSQL. */
export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
