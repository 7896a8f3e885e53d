import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@tippspiel/shared/platform/testing/until';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newPlayers, openWorld, type Player, type World } from './world.ts';
import type { Answer, TestVisitor } from '../../rest-compat/test/visitor.ts';

/** Kick-offs after the world's time, 2024-06-19T15:30Z: these matches are open. */
const openMatches = [14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27];
const MAX_JOKERS = 6;
const FILTERED = '/api/ranking?pageSize=10&pageNumber=1&search=&onlyFavorites=true';
const SEED = 20240614;

type Tipp = { match: { id: number }; goalsTeam1: number | null; goalsTeam2: number | null; isJoker: boolean };

const data = <T>({ body }: Answer): T => body['data'] as T;

/** All tipps of a player, from the player's pages. */
async function storedTipps(player: TestVisitor): Promise<{ tipps: Map<number, Tipp>; jokerCount: number }> {
  const tipps = new Map<number, Tipp>();
  let jokerCount = 0;
  for (const page of [1, 2, 3, 4]) {
    const answer = data<{ tipps: Tipp[]; jokerCount: number }>(
      await player.get(`/api/tipps?userId=0&pageNumber=${page}`),
    );
    for (const tipp of answer.tipps) tipps.set(tipp.match.id, tipp);
    jokerCount = answer.jokerCount;
  }
  return { tipps, jokerCount };
}

let world: World;
let players: Player[];
beforeAll(async () => {
  world = await openWorld({ processes: 2 });
  players = await newPlayers(world.stack.baseUrl, 8);
});
afterAll(() => world.stack.end(), 60_000);

describe('two processes of each service', () => {
  test('never give a player more jokers than allowed, whatever is sent at once', async () => {
    const toggles = fc.sample(
      fc.record({ matchId: fc.constantFrom(...openMatches), isJoker: fc.boolean() }),
      { numRuns: 300, seed: SEED },
    );
    const player = players[0] as Player;
    const all = openMatches.map((matchId) => ({ matchId, isJoker: true }));
    const answers = await Promise.all(
      [...toggles, ...all].map(({ matchId, isJoker }) =>
        player.post('/api/tipps', { matchId, setJoker: true, isJoker }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 400).map(({ text }) => text)).toEqual(
      [],
    );
    const counts = answers.filter(({ status }) => status === 200).map((answer) => data<{ jokerCount: number }>(answer).jokerCount); // prettier-ignore
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_JOKERS);
    const { tipps, jokerCount } = await storedTipps(player);
    expect(jokerCount).toBe([...tipps.values()].filter(({ isJoker }) => isJoker).length);
    expect(jokerCount).toBeLessThanOrEqual(MAX_JOKERS);
  });

  test('count likes, comments and members correctly after simultaneous toggles', async () => {
    const [author] = players as [Player];
    const post = data<{ id: number }>(await author.post('/api/posts', { text: 'Wer jubelt mit?' }));
    const group = data<{ id: number }>(await author.post('/api/group/0', { name: `Kurve ${Date.now()}` }));
    await Promise.all(
      players.flatMap((player, index) => [
        // An odd number of toggles ends on, an even one off.
        ...Array.from({ length: index % 2 ? 5 : 4 }, () => player.post(`/api/posts/${post.id}/like`)),
        player.post(`/api/posts/${post.id}/comments`, { id: 0, text: `Ich! ${index}` }),
        ...(index ? [player.post(`/api/group/${group.id}/join`, { groupId: group.id })] : []),
      ]),
    );
    await Promise.all(
      players
        .slice(1, 4)
        .map((player) => player.post(`/api/group/${group.id}/join`, { groupId: group.id, leave: true })),
    );
    const shown = data<{ likeCount: number; commentCount: number }>(await author.get(`/api/post/${post.id}`));
    const likers = data<unknown[]>(await author.get(`/api/posts/${post.id}/likes`));
    expect(shown).toMatchObject({ likeCount: likers.length, commentCount: players.length });
    expect(likers).toHaveLength(players.length / 2);
    const { memberCount } = data<{ memberCount: number }>(await author.get(`/api/group/${group.id}`));
    expect(memberCount).toBe(players.length - 3);
  });

  test('keep the list of favourites consistent with the number of toggles', async () => {
    const [one, other] = players as [Player, Player];
    await Promise.all(Array.from({ length: 30 }, () => one.post(`/api/user/${other.id}/favorite`)));
    const listed = async (path: string) => (await one.get(path)).body['totalCount'];
    expect(await listed('/api/users/favorite/')).toBe(0);
    await until('the filter of the ranking has received it', async () => (await listed(FILTERED)) === 0);
  });

  test('lose no acknowledged tipp while one process after the other is killed', async () => {
    const saved = new Map<Player, Map<number, number>>(players.map((player) => [player, new Map()]));
    /** Sent but not acknowledged, so each may be stored or not. */
    const open = new Map<Player, Map<number, Set<number>>>(players.map((player) => [player, new Map()]));
    let isOver = false;
    let acknowledged = 0;
    const savers = players.slice(1).map(async (player, index) => {
      for (let turn = 0; !isOver; turn++) {
        const matchId = openMatches[(turn + index) % openMatches.length] as number;
        const goals = turn % 16;
        const maybe = open.get(player)?.get(matchId) ?? new Set();
        open.get(player)?.set(matchId, maybe.add(goals));
        const answer = await player
          .post('/api/tipps', { matchId, value: goals, isTeam1: true })
          .catch(() => undefined); // The gateway that held this connection was killed.
        if (answer?.status === 200) {
          saved.get(player)?.set(matchId, goals);
          maybe.clear();
          acknowledged++;
        }
        // At a player's speed, so that killed processes can restart meanwhile.
        await sleep(20);
      }
    });
    const { processes } = world.stack;
    try {
      for (const [index, name] of processes.names.entries()) {
        const which = index % 2;
        await processes.kill(name, 'SIGKILL', which);
        await processes.ready(name, which);
      }
    } finally {
      isOver = true;
      await Promise.all(savers);
    }
    expect(acknowledged).toBeGreaterThan(100);
    for (const [player, tipps] of saved) {
      const stored = await storedTipps(player);
      for (const [matchId, goals] of tipps) {
        const possible = [goals, ...(open.get(player)?.get(matchId) ?? [])];
        expect(possible).toContain(stored.tipps.get(matchId)?.goalsTeam1);
      }
    }
  });

  test('fail no save and lose none when each process is replaced in turn, twice, as an upgrade does', async () => {
    const saved = new Map<Player, Map<number, number>>(players.map((player) => [player, new Map()]));
    const failed: string[] = [];
    let isOver = false;
    let count = 0;
    const savers = players.map(async (player, index) => {
      for (let turn = 0; !isOver; turn++) {
        const matchId = openMatches[(turn + index) % openMatches.length] as number;
        const goals = turn % 16;
        const answer = await player.post('/api/tipps', { matchId, value: goals, isTeam1: true });
        if (answer.status === 200) saved.get(player)?.set(matchId, goals);
        else failed.push(`${answer.status} ${answer.text}`);
        count++;
        await sleep(20);
      }
    });
    const { processes } = world.stack;
    try {
      for (const which of [0, 1, 0, 1])
        for (const name of processes.names) await processes.restart(name, which);
    } finally {
      isOver = true;
      await Promise.all(savers);
    }
    expect(failed).toEqual([]);
    expect(count).toBeGreaterThan(1_000);
    for (const [player, tipps] of saved) {
      const stored = await storedTipps(player);
      for (const [matchId, goals] of tipps) expect(stored.tipps.get(matchId)?.goalsTeam1).toBe(goals);
    }
  });
});
