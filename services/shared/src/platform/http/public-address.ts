import { BlockList, isIP } from 'node:net';

const notPublic = new BlockList();
/** IANA's special-purpose registries, and multicast. */
const RESERVED_V4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** The parts of global unicast that embed IPv4 addresses or are reserved. */
const RESERVED_V6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';
const add = (list: BlockList, subnets: string, kind: 'ipv4' | 'ipv6') => {
  for (const subnet of subnets.split(' ')) {
    const [net, prefix] = subnet.split('/') as [string, string];
    list.addSubnet(net, Number(prefix), kind);
  }
};
add(notPublic, RESERVED_V4, 'ipv4');
add(notPublic, RESERVED_V6, 'ipv6');
const globalV6 = new BlockList();
add(globalV6, '2000::/3', 'ipv6');

/** True for a public address; false for this machine, private networks, and text that is not an address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return isIP(address) === 6 && globalV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');
}
