import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { consoleLog, formatDuration } from '../local/log.ts';
import { dataRoot } from '../local/places.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { openApiServer, type ApiServer } from './api-server.ts';
import { saveClusterImages } from './cluster-images.ts';
import { prepareProduct, type ClusterProduct } from './cluster-product.ts';
import { GATEWAY_API, fetchGoModule } from './go-module.ts';
import { openNode, type Node } from './node.ts';
import { logIn, register, type Player } from './player.ts';
import { registerPlayers, startSaves } from './steady-saves.ts';
import { tippsOf, watch } from './watch.ts';

// infra/k8s/overlays/small on a node that runs pods, from the first `apply` to changes under load. The tests depend on
// each other: one product goes through all of them, in this order. No policies are enforced, and no Gateway runs: the
// load comes to the gateway's service.
/** The first run builds Kubernetes. */
const LIMIT_MS = 60 * 60_000;
const SAVES_PER_SECOND = 50;
const PLAYERS = 50;
/** Longer than all changes take on a busy machine. */
const SECONDS = 480;

const closables: { stop(): Promise<unknown> }[] = [];
let server: ApiServer;
let product: ClusterProduct;
let base: string;
let player: Player;
/** Measurements of this run, for people. */
const measured: Record<string, unknown> = {};

beforeAll(async () => {
  const temp = await makeTempFolder();
  closables.unshift({ stop: () => temp.remove() });
  const images = join(temp.path, 'images.tar');
  const standins = await saveClusterImages(consoleLog, images);
  measured['stand-ins for images'] = standins;
  server = await openApiServer(consoleLog);
  closables.unshift(server);
  const { Dir } = await fetchGoModule(GATEWAY_API);
  await server.kubectl('apply', '--server-side', '--filename', join(Dir, 'config/crd/standard'));
  const node: Node = await openNode(consoleLog, server);
  closables.unshift(node);
  await node.importImages(images);
  product = await prepareProduct(server, standins);
}, LIMIT_MS);
afterAll(async () => {
  const folder = join(dataRoot, 'test/containers');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'measured-node.json'), JSON.stringify(measured, null, 2));
  console.log(JSON.stringify(measured, null, 2));
  for (const each of closables) await each.stop();
}, LIMIT_MS);

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  measured[what] = formatDuration(performance.now() - started);
  return result;
}

test(
  'two pods of each process are ready after one command',
  async () => {
    await timed('apply', () => product.apply());
    base = await product.base();
    const { ids, restarts } = await product.pods();
    expect([ids.length, restarts]).toEqual([14, 0]);
    expect((await fetch(base)).status).toBe(200);
    player = await register(base);
    expect((await tippsOf(player)).size).toBeGreaterThan(0);
  },
  LIMIT_MS,
);

test(
  'operators look into the pods, and create an account',
  async () => {
    const kubectl = (...args: string[]) => server.kubectl('--namespace', 'tippspiel', ...args);
    const exec = (name: string, ...command: string[]) =>
      kubectl('exec', `deployment/tippspiel-${name}`, '--', ...command);
    const readyz = "fetch('http://127.0.0.1:8080/readyz').then(async (r) => console.log(await r.text()))";
    expect(JSON.parse(await exec('tipp', 'node', '-e', readyz))).toMatchObject({ missing: [] });
    const events = ['node', 'services/shared/src/platform/nats/events-cli.ts'];
    expect(await exec('tipp', ...events, 'list')).not.toContain('tippspiel-tipp');
    const ofTipp = ['--selector', 'app.kubernetes.io/name=tipp', '--prefix', '--tail=-1'];
    const pods = new Set((await kubectl('logs', ...ofTipp)).match(/^\[pod\/\S+/gm));
    expect(pods.size).toBe(2);
    const create = ['node', 'services/user/src/admin-cli.ts', 'create', 'chef@example.org'];
    await exec('user', 'env', 'ADMIN_PASSWORD=geheim123', ...create);
    const operator = await logIn(base, { email: 'chef@example.org', password: 'geheim123' });
    expect((await operator.get('/api/session')).json.data.user).toMatchObject({ isAdmin: true });
  },
  LIMIT_MS,
);

test(
  'rolled twice, drained and scaled under load, no save fails, none is lost, and every page is answered',
  async () => {
    await timed(`register ${PLAYERS} players`, () => registerPlayers(base, PLAYERS));
    const matchIds = [...(await tippsOf(player)).keys()];
    const load = { players: PLAYERS, perSecond: SAVES_PER_SECOND, seconds: SECONDS };
    const saves = await startSaves(consoleLog, { ...load, base, folder: server.folder });
    closables.unshift(saves);
    const watching = watch(base, player, matchIds);
    try {
      await timed('first restart of all', () => product.restart());
      await timed('second restart of all', () => product.restart());
      await timed('drained', () => product.drain());
      await timed('scaled to four', () => product.scale(4));
      await timed('scaled to two', () => product.scale(2));
      expect(saves.isRunning()).toBe(true);
    } finally {
      measured['watched'] = await watching.stop();
    }
    const figures = await saves.figures;
    measured['saves'] = figures;
    expect(figures).toMatchObject({
      ...{ 'without an answer': 0, 'refused before the kick-off': 0, 'acknowledged tipps lost': 0 },
      'failed requests': '0.00 %',
    });
    const none = expect.objectContaining({ failures: [] });
    expect(measured['watched']).toEqual({ page: none, call: none, save: none, lost: [] });
    expect((await product.pods()).restarts).toBe(0);
  },
  LIMIT_MS,
);
