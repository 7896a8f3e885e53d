import { isIPv6 } from 'node:net';

/**
 * The network of an address, for counting: of IPv6 the first 64 bits, since one household, and one attacker, has all
 * that follow; an IPv4 address as it is, however it is written.
 */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const behind = tail?.split(':').filter(Boolean) ?? [];
  while (groups.length + behind.length < 8) groups.push('0');
  const first = [...groups, ...behind].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
