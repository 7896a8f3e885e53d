type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

/** Fastify takes a number of proxies, too, but then trusts none of them. */
const nearest = (_address: string, hop: number): boolean => hop === 0;

/**
 * Fastify's option for `TRUST_PROXY`. `true` trusts one proxy, whose own entry of X-Forwarded-For is the last one. Proxies
 * append to the header, so a client can write every entry before it.
 */
export function trustProxy(setting: string): TrustProxy {
  if (setting === 'true') return nearest;
  if (setting === 'false') return false;
  return setting.split(',').map((address) => address.trim());
}
