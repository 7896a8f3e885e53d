import { joined } from '../columns/chunks.ts';
import type { DuelTotals } from './score-duels.ts';

const BYTES_PER_PLAYER = 4 + 1 + 1;

/** Encodes duel totals in six bytes per player: points, won, played. */
export const encodeDuels = ({ points, won, played }: DuelTotals): Uint8Array => joined([points, won, played]);

/** @throws RangeError for a length that does not fit duel totals */
export function decodeDuels(bytes: Uint8Array): DuelTotals {
  const players = bytes.length / BYTES_PER_PLAYER;
  if (!Number.isInteger(players)) throw new RangeError(`${bytes.length} bytes are no duel totals`);
  const copy = bytes.slice();
  return {
    points: new Int32Array(copy.buffer, 0, players),
    won: new Uint8Array(copy.buffer, players * 4, players),
    played: new Uint8Array(copy.buffer, players * 5, players),
  };
}

/** The key under which an evaluation's duel totals are stored. */
export const duelsKey = (snapshotId: string): string => `duels/${snapshotId}`;
