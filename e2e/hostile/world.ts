import { startTestStack, type TestStack } from '../../rest-compat/test/stack.ts';
import { createVisitor, registerPlayer, type TestVisitor } from '../../rest-compat/test/visitor.ts';
import type { StackOptions } from '../../infra/local/stack.ts';

export type Player = TestVisitor & { id: number };
export type Persona = 'anonymous' | 'player' | 'other' | 'locked' | 'admin';
export type World = { stack: TestStack; cast: Record<Persona, TestVisitor>; playerId: number };

/** The whole product on one machine, and one visitor of each persona. */
export async function openWorld(options: Partial<StackOptions> & { now?: string } = {}): Promise<World> {
  const stack = await startTestStack({ restCompat: 'gateway', ...options });
  return orEnd(stack, castOf(stack));
}

/** Stops the stack on a failure, so that no process is left behind. */
async function orEnd<Result>(stack: TestStack, work: Promise<Result>): Promise<Result> {
  return work.catch(async (error: unknown) => {
    await stack.end();
    throw error;
  });
}

/** A world shortly before a time that the test waits for. */
export type WorldBefore = {
  world: World;
  players: Player[];
  /** The game's time in milliseconds. */
  now(): number;
};

/** Time for a test's preparations before the awaited time. */
const ROOM_MS = 20_000;

/**
 * Two processes of each service and this number of additional players, with the clock shortly before a time (in
 * milliseconds). If the start takes longer than that, a new world gets twice as much time.
 */
export async function openWorldBefore(instant: number, count: number, leadMs = 45_000): Promise<WorldBefore> {
  const offset = instant - leadMs - Date.now();
  const now = () => Date.now() + offset;
  const world = await openWorld({ processes: 2, env: { TIPPSPIEL_CLOCK_OFFSET_MS: String(offset) } });
  const players = await orEnd(world.stack, newPlayers(world.stack.baseUrl, count));
  if (now() < instant - ROOM_MS) return { world, players, now };
  await world.stack.end();
  return openWorldBefore(instant, count, 2 * leadMs);
}

async function castOf(stack: TestStack): Promise<World> {
  const anonymous = createVisitor(stack.baseUrl);
  await anonymous.open();
  const [player, other, locked] = await newPlayers(stack.baseUrl, 3);
  const admin = await stack.admin();
  const answer = await admin.graphql(
    'mutation ($input: SetUserLockedInput!) { setUserLocked(input: $input) { user { id isLocked } } }',
    { input: { userId: (locked as Player).id, isLocked: true } },
  );
  if (answer.body['errors']) throw new Error(answer.text);
  return {
    stack,
    cast: { anonymous, player: player as Player, other: other as Player, locked: locked as Player, admin },
    playerId: (player as Player).id,
  };
}

/** Registered one after the other, because the password hashes occupy both cores anyway. */
export async function newPlayers(baseUrl: string, count: number): Promise<Player[]> {
  const players: Player[] = [];
  while (players.length < count) players.push(await registerPlayer(baseUrl, `Spieler${players.length}`));
  return players;
}

export const firstErrorCode = (body: Record<string, unknown>): string | undefined =>
  (body['errors'] as { extensions?: { code?: string } }[] | undefined)?.[0]?.extensions?.code;
