import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { untilAskedToStop } from '../../infra/local/process/shutdown.ts';
import type { Product, ProductOptions } from '../product.ts';
import type { HostCalls, Opened } from './host-calls.ts';
import { sharedProducts, type SharedProduct } from './shared-products.ts';

// Runs the products for all test processes: the first test that needs a shared product opens it.
//   node e2e/products/host.ts PORT PATH
const [port, path] = process.argv.slice(2);

/** Accounts 1 and 2 belong to the demo. */
const FIRST_PLAYER = 3;

const shared = new Map<SharedProduct, Promise<Opened>>();
const nextPlayers = new Map<SharedProduct, number>();
const products = new Map<string, Promise<Product>>();
/** How many products were opened, also those that are closed. Their numbers are never given again. */
let opened = 0;

/** Loaded lazily, because not all tests need a product, and the seed is large. */
const start = async (options: ProductOptions): Promise<Product> =>
  (await import('../product.ts')).openProduct(options);

function find(id: string): Promise<Product> {
  const product = products.get(id);
  if (!product) throw new Error(`there is no product ${id}`);
  return product;
}

async function describe(id: string): Promise<Opened> {
  const { baseUrl, mailPageUrl, offset } = await find(id);
  return { id, baseUrl, mailPageUrl, offset: offset() };
}

const calls: HostCalls = {
  shared(name) {
    const known = shared.get(name);
    if (known) return known;
    const product = calls.open(sharedProducts[name]);
    shared.set(name, product);
    // After a failure the next test tries anew.
    product.catch(() => shared.delete(name));
    return product;
  },
  async nextPlayer(name) {
    const player = nextPlayers.get(name) ?? FIRST_PLAYER;
    if (player > sharedProducts[name].players) throw new Error(`${name} needs more players`);
    nextPlayers.set(name, player + 1);
    return player;
  },
  open(options) {
    const id = String((opened += 1));
    products.set(id, start(options));
    return describe(id);
  },
  async moveTo(id, instant) {
    await (await find(id)).moveTo(instant);
    return describe(id);
  },
  killOneOfEach: async (id, which) => (await find(id)).killOneOfEach(which),
  allReady: async (id) => (await find(id)).allReady(),
  env: async (id, service) => (await find(id)).env(service),
  setPerson: async (id, person) => (await find(id)).setPerson(person),
  async close(id) {
    const product = await find(id);
    products.delete(id);
    await product.close();
  },
};

const server = createServer(async (request, response) => {
  if (request.url !== `/${path}`) return response.writeHead(404).end();
  const { name, args } = (await json(request)) as { name: keyof HostCalls; args: never[] };
  const call = calls[name] as (...given: never[]) => Promise<unknown>;
  const answer = await Promise.resolve()
    .then(() => call(...args))
    .then((result) => ({ result }), (error: Error) => ({ error: error.stack ?? String(error) })); // prettier-ignore
  return response.end(JSON.stringify(answer));
});
// Opening a product may take long.
server.requestTimeout = 0;
server.listen(Number(port), '127.0.0.1');

await untilAskedToStop();
server.close();
const running = await Promise.allSettled(products.values());
await Promise.all(running.map((each) => (each.status === 'fulfilled' ? each.value.close() : undefined)));
process.exit(0);
