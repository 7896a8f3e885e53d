import { isIPv6 } from 'node:net';

/**
 * The network of an address, for counting. For IPv6 it is the first 64 bits, because one household or one attacker owns
 * the whole /64. For IPv4 it is the address itself, also when it is mapped into IPv6.
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
