import { createCipheriv } from 'node:crypto';
import { resultOf, type Goals, type Sheet } from './entries.ts';
import type { Plan } from './plan.ts';
import type { Player } from './players.ts';
import { pointsOf } from './points.ts';
import { teamsOf } from './rounds.ts';

export type DuelTotal = { id: number; points: number; won: number; played: number };

/**
 * Each player's opponent, by number; null is a bye. Drawn as docs/adr/0035-duels.md describes it for everybody to
 * repeat: write all places down and move them.
 * @param seed 32 bytes in hexadecimal digits
 */
export function opponentsOf(present: number[], seed: string): Map<number, number | null> {
  const players = [...present].sort((a, b) => a - b);
  const size = players.length;
  const rows = Math.ceil(Math.sqrt(size));
  const columns = rows === 0 ? 0 : Math.ceil(size / rows);
  const doubleRounds = size < 4096 ? 12 : 3;
  const words = wordsOf(seed, doubleRounds * 2 * rows);
  const step = (cell: number): number => {
    let [row, column] = [Math.floor(cell / columns), cell % columns];
    for (let round = 0; round < doubleRounds; round++) {
      row = (row + (words[2 * round * rows + column] as number)) % rows;
      column = (column + (words[(2 * round + 1) * rows + row] as number)) % columns;
    }
    return row * columns + column;
  };
  const order: number[] = [];
  for (const [place, player] of players.entries()) {
    let cell = step(place);
    while (cell >= size) cell = step(cell);
    order[cell] = player;
  }
  const met = new Map<number, number | null>();
  for (let first = 0; first < size; first += 2) {
    const [one, other] = [order[first] as number, order[first + 1] ?? null];
    met.set(one, other);
    if (other !== null) met.set(other, one);
  }
  return met;
}

/** Words of 32 bits, the lowest byte first, from AES-256 in counter mode over zeros. */
function wordsOf(seed: string, count: number): number[] {
  const bytes = createCipheriv('aes-256-ctr', Buffer.from(seed, 'hex'), Buffer.alloc(16)).update(
    Buffer.alloc(4 * count),
  );
  return Array.from({ length: count }, (_none, word) => bytes.readUInt32LE(4 * word));
}

/** The players who took part when a match locked. */
export const presentIn = (plan: Plan, match: number, players: Player[]): Player[] => {
  const kickoff = Date.parse(plan.matches.find(({ id }) => id === match)?.kickoff ?? '');
  return players.filter(({ since }) => since < kickoff);
};

/** The sums over the duels of all finished matches. @param seeds by match */
export function duelTotals(
  plan: Plan,
  sheet: Sheet,
  players: Player[],
  seeds: Record<number, string>,
): DuelTotal[] {
  const totals = new Map(players.map(({ id }) => [id, { id, points: 0, won: 0, played: 0 }]));
  const teams = teamsOf(plan, sheet);
  for (const { id } of plan.matches) {
    const goals = resultOf(sheet, id);
    if (!goals) continue;
    const present = new Map(presentIn(plan, id, players).map((player) => [player.id, player]));
    const worth = (player: number) => {
      const isPatriot = teams[id]?.includes(plan.patriotTeam) ?? false;
      return pointsOf(plan, present.get(player)?.tipps[id], goals as Goals, isPatriot);
    };
    for (const [player, opponent] of opponentsOf([...present.keys()], seeds[id] as string)) {
      const total = totals.get(player) as DuelTotal;
      total.played += 1;
      total.points += duelPoints(plan, opponent === null ? null : worth(player) - worth(opponent));
      if (opponent !== null && worth(player) > worth(opponent)) total.won += 1;
    }
  }
  return [...totals.values()];
}

/** @param lead null for a bye */
function duelPoints({ scoring: { duel } }: Plan, lead: number | null): number {
  if (lead === null) return duel.bye;
  if (lead === 0) return duel.draw;
  return lead > 0 ? duel.win : duel.loss;
}
