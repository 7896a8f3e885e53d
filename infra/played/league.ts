import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { parseEnv } from '@tippspiel/shared/platform/config/env';
import { testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import { tippEnv } from '@tippspiel/tipp/env';
import { buildService as buildTipp, type TippService } from '@tippspiel/tipp/server';
import { userEnv } from '@tippspiel/user/env';
import { buildService as buildUser } from '@tippspiel/user/server';
import { closeGateways, startGateway } from '../../gateway/test/gateway-fixture.ts';
import { createVisitor, type TestVisitor } from '../../rest-compat/test/visitor.ts';
import { freePorts } from '../local/ports.ts';
import { backingForTests } from '../local/testing.ts';
import { marksOf, type Plan } from '../reference/plan.ts';

export type League = Awaited<ReturnType<typeof openLeague>>;
type PagedPlan = Plan & { jokers: number; pages: { matchIds: number[] }[] };

const PASSWORD = 'geheim123';
/** Late saves may still arrive for some seconds after a lock. */
const FROZEN_AFTER_MS = 10_000;

/** Gateway, user and tipp on real servers, over HTTP, with a clock that moves only on the test's command. */
export async function openLeague(tournament: string, start: number) {
  const file = new URL(`../tournaments/${tournament}.json`, import.meta.url);
  const plan = JSON.parse(await readFile(file, 'utf8')) as PagedPlan;
  const clock = manualClock(new Date(start));
  const [userPort, tippPort] = (await freePorts(2)) as [number, number];
  const common = testEnv('played', backingForTests());
  const cheap = { PASSWORD_HASH_MEMORY_KIB: '64', PASSWORD_HASH_PASSES: '1' };
  const userSettings = { ...common, ...cheap, MONGODB_DATABASE: `${common['MONGODB_DATABASE']}_user` };
  const tippSettings = { ...common, TOURNAMENT: tournament };
  const listening = async <S extends TippService | Awaited<ReturnType<typeof buildUser>>>(
    service: S,
    port: number,
  ) => {
    await service.app.listen({ host: '127.0.0.1', port });
    return service;
  };
  const startTipp = async () =>
    listening(await buildTipp(parseEnv(tippEnv, tippSettings), { clock }), tippPort);

  const user = await listening(await buildUser(parseEnv(userEnv, userSettings), { clock }), userPort);
  let tipp = await startTipp();
  const { app } = await startGateway({
    USER_URL: `http://127.0.0.1:${userPort}`,
    TIPP_URL: `http://127.0.0.1:${tippPort}`,
    NATS_URL: common['NATS_URL'] as string,
    NATS_NAMESPACE: common['NATS_NAMESPACE'] as string,
    // Weeks of the game pass within a minute.
    SESSION_CACHE_SECONDS: '3600',
    SUBGRAPH_TIMEOUT_MS: '60000',
  });
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });

  return {
    plan,
    baseUrl,
    /** The game's time in ms since 1970. */
    now: () => clock.now().getTime(),
    /**
     * Sets the clock; resolves when everything that has locked is frozen. @param questions the ids of closed bonus
     * questions
     */
    async moveTo(instant: number, questions: number[] = []) {
      clock.set(new Date(instant));
      await tipp.freezer.frozen([
        ...lockedBy(plan, instant - FROZEN_AFTER_MS),
        ...questions.map((id) => `B${id}`),
      ]);
    },
    /** Whether tipp has a slip for a player: from then on the player takes part. */
    knows: async (id: number) =>
      tipp.deps.projection.current().players.has(id) && (await tipp.deps.slips.find(id)) !== null,
    /** Stops the tipp service and restarts it with its data. */
    async restartTipp() {
      await tipp.close();
      tipp = await startTipp();
    },
    /** Logs in as an operator. */
    async admin(): Promise<TestVisitor> {
      const email = `leitung-${randomBytes(4).toString('hex')}@example.org`;
      const cli = new URL('../../services/user/src/admin-cli.ts', import.meta.url).pathname;
      const env = { ...process.env, ...userSettings, ADMIN_PASSWORD: PASSWORD };
      await promisify(execFile)(process.execPath, [cli, 'create', email], { env });
      const visitor = createVisitor(baseUrl);
      await visitor.open();
      const { status, text } = await visitor.post('/api/auth/login', { email, password: PASSWORD });
      if (status !== 200) throw new Error(`the operator cannot log in: ${text}`);
      return visitor;
    },
    async close() {
      await closeGateways();
      await Promise.all([user.close(), tipp.close()]);
    },
  };
}

/** The columns that are locked at a time. */
function lockedBy(plan: Plan, instant: number): string[] {
  const matches = plan.matches.filter(({ kickoff }) => Date.parse(kickoff) <= instant);
  const letters = new Set(matches.map(({ group }) => group));
  const marks = marksOf(plan).filter((mark) =>
    mark[0] === 'P' ? matches.length : letters.has(mark[1] as string),
  );
  return [...matches.map(({ id }) => `m${id}`), ...marks];
}
