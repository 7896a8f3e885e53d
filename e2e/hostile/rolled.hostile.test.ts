import { afterAll, expect, test } from '@jest/globals';
import { register } from '../../infra/containers/player.ts';
import { registerPlayers, startSaves } from '../../infra/containers/steady-saves.ts';
import { tippsOf, watch } from '../../infra/containers/watch.ts';
import { noLog } from '../../infra/local/log.ts';
import { makeTempFolder } from '../../infra/local/temp-folder.ts';
import { ensureWebBuilt } from '../../infra/local/web-build.ts';
import { startTestStack } from '../../rest-compat/test/stack.ts';

// As infra/containers/node.containers.test.ts on a Kubernetes node, without a cluster: one process after the other ends
// and starts again, while k6 begins saves at a constant rate, however slow the product is. Two cores that other builds
// kept busy (load average 14 to 18) made 351 of 400 a second.
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
    const stack = await startTestStack({
      ...game,
      processes: 2,
      restCompat: 'gateway',
      env: { REGISTER_MAX_PER_HOUR: '100000' },
    });
    closables.unshift({ stop: () => stack.end() });
    const { baseUrl: base, processes } = stack;
    await registerPlayers(base, PLAYERS);
    const player = await register(base);
    const load = { players: PLAYERS, perSecond: SAVES_PER_SECOND, seconds: SECONDS };
    const saves = await startSaves(noLog, { ...load, base, folder: folder.path });
    closables.unshift(saves);
    const watching = watch(base, player, [...(await tippsOf(player)).keys()]);
    for (const name of processes.names) for (const which of [0, 1]) await processes.restart(name, which);
    expect(saves.isRunning()).toBe(true);
    const none = expect.objectContaining({ failures: [] });
    expect(await watching.stop()).toEqual({ page: none, call: none, save: none, lost: [] });
    const figures = await saves.figures;
    expect(figures).toMatchObject({
      ...{ 'without an answer': 0, 'refused before the kick-off': 0, 'acknowledged tipps lost': 0 },
      'failed requests': '0.00 %',
    });
    // Other work on the machine may take half of it.
    expect(figures['saves acknowledged']).toBeGreaterThan((SAVES_PER_SECOND * SECONDS) / 2);
  },
  LIMIT_MS,
);
