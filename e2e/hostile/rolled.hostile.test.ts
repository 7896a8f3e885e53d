import { afterAll, expect, test } from '@jest/globals';
import { register } from '../../infra/containers/player.ts';
import { registerPlayers, startSaves } from '../../infra/containers/steady-saves.ts';
import { tippsOf, watch } from '../../infra/containers/watch.ts';
import { noLog } from '../../infra/local/log.ts';
import { makeTempFolder } from '../../infra/local/temp-folder.ts';
import { ensureWebBuilt } from '../../infra/local/web-build.ts';
import { startTestStack } from '../../rest-compat/test/stack.ts';

// As infra/containers/node.containers.test.ts on a Kubernetes node, without a cluster: one process after the other ends
// and starts again, while k6 saves without waiting for the product.
const SAVES_PER_SECOND = 400;
const PLAYERS = 200;
/** Longer than all restarts take on a busy machine. */
const SECONDS = 150;
const LIMIT_MS = 600_000;

const closables: { stop(): Promise<unknown> }[] = [];
afterAll(async () => {
  for (const each of closables) await each.stop();
}, LIMIT_MS);

test(
  'each process restarted in turn under 400 saves a second: no save fails, none is lost, every page is answered',
  async () => {
    const folder = await makeTempFolder();
    closables.unshift({ stop: () => folder.remove() });
    await ensureWebBuilt(noLog);
    const game = { tournament: 'cup2030', now: new Date().toISOString() };
    const stack = await startTestStack({ ...game, processes: 2, restCompat: 'gateway', env: { REGISTER_MAX_PER_HOUR: '100000' } });
    closables.unshift({ stop: () => stack.end() });
    const { baseUrl: base, processes } = stack;
    await registerPlayers(base, PLAYERS);
    const player = await register(base);
    const load = { players: PLAYERS, perSecond: SAVES_PER_SECOND, seconds: SECONDS };
    const saves = await startSaves(noLog, { ...load, base, folder: folder.path });
    closables.unshift(saves);
    const watching = watch(base, player, [...(await tippsOf(player)).keys()]);
    const begun = performance.now();
    for (const name of processes.names)
      for (const which of [0, 1]) {
        await processes.restart(name, which);
        console.log(name, which, Math.round(performance.now() - begun));
      }
    expect(saves.isRunning()).toBe(true);
    const none = expect.objectContaining({ failures: [] });
    expect(await watching.stop()).toEqual({ page: none, call: none, save: none, lost: [] });
    const figures = await saves.figures;
    console.log(figures);
    expect(figures).toMatchObject({
      ...{ 'without an answer': 0, 'refused before the kick-off': 0, 'acknowledged tipps lost': 0 },
      ...{ 'saves never started (product too slow)': 0, 'failed requests': '0.00 %' },
    });
  },
  LIMIT_MS,
);
