// Run by dying.ts: a tipp process that is killed, with -9, in the middle of the job named by its argument.
import { readEnv } from '@tippspiel/shared/platform/config/env';
import { runJob } from '@tippspiel/shared/platform/jobs/run-job';
import { openBackbone } from '@tippspiel/shared/platform/process/backbone';
import { noDuels } from '../src/domain/duels/score-duels.ts';
import { emptySnapshot } from '../src/domain/evaluation/snapshot.ts';
import { tippEnv } from '../src/env.ts';
import { evaluate } from '../src/jobs/evaluation.ts';
import { columnsToFreeze } from '../src/jobs/columns-to-freeze.ts';
import { freezeDue } from '../src/jobs/freeze.ts';
import { createReminder } from '../src/jobs/remind.ts';
import { createBoard } from '../src/projection/board.ts';
import { readTournament } from '../src/read-tournament.ts';
import { openStores } from '../src/store/stores.ts';

const env = readEnv(tippEnv);
const { clock, log, mongo } = await openBackbone('tipp', env);
const stores = openStores(mongo, log);
const tournament = await readTournament(env);
const die = async (): Promise<never> => process.kill(process.pid, 'SIGKILL') as never;
const deps = { ...stores, clock, log, tournament };
const job = process.argv[2];
if (job === 'evaluation') {
  const none = new Uint32Array();
  let waits = 0;
  const serve = async () => ({ ...emptySnapshot(0), counted: null, ranks: none, duels: noDuels(0) });
  const evaluation = {
    ...deps,
    serve,
    // It waits once before it takes the lease.
    frozen: async () => (waits++ ? die() : undefined),
    column: die,
    pairing: die,
    drawn: async () => undefined,
    players: () => 0,
    completed: () => undefined,
  };
  await evaluate(evaluation, 'dies');
} else if (job === 'reminder' || job === 'second part') {
  const { remindings } = stores;
  let parts = 0;
  // Dies after the first batch is written and before its event is sent, or before the second batch is written.
  const advance: typeof remindings.advance = async (...part) => {
    if (job === 'second part' && parts++ > 0) return die();
    const written = await remindings.advance(...part);
    return job === 'reminder' ? die() : written;
  };
  const board = createBoard(tournament, { states: [], decisions: [], questions: [] });
  const own = { board: () => board, remindings: { ...remindings, advance }, kick: () => undefined };
  await createReminder({ ...deps, ...own }).run();
} else {
  const slips = { ...stores.slips, range: die };
  await runJob({
    ...deps,
    name: 'freeze',
    work: async (run) =>
      void (await freezeDue(
        { ...deps, slips, columnsToFreeze: async () => columnsToFreeze(deps.tournament) },
        run,
      )),
  });
}
// There was nothing to do: fails at once instead of waiting for a timeout.
process.exit(1);
