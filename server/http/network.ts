import ipaddr from 'ipaddr.js';

/**
 * The network that limits count a caller by: an IPv4 address, or the first 64 bits of an IPv6 address, because one
 * subscriber has all addresses of such a network (RFC 6177). An IPv4 address that is written as IPv6 is IPv4.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
