import { joined } from '../columns/chunks.ts';
import type { Standing } from '../ranking/ranking.ts';

/** The result of an evaluation by player number; ranks are derived from it. */
export type Snapshot = Standing & {
  /** Rank in the previous evaluation; 0 without one. */
  ranksBefore: Uint32Array;
};

const BYTES_PER_PLAYER = 4 + 4 + 1 + 1;

export function emptySnapshot(players: number): Snapshot {
  return {
    points: new Int32Array(players),
    ranksBefore: new Uint32Array(players),
    exact: new Uint8Array(players),
    tipped: new Uint8Array(players),
  };
}

/** Encodes a snapshot in ten bytes per player: points, previous ranks, exact tipps, valid tipps. */
export const encodeSnapshot = ({ points, ranksBefore, exact, tipped }: Snapshot): Uint8Array =>
  joined([points, ranksBefore, exact, tipped]);

/** @throws RangeError for a length that does not fit a snapshot */
export function decodeSnapshot(bytes: Uint8Array): Snapshot {
  const players = bytes.length / BYTES_PER_PLAYER;
  if (!Number.isInteger(players)) throw new RangeError(`${bytes.length} bytes are no snapshot`);
  const copy = bytes.slice();
  return {
    points: new Int32Array(copy.buffer, 0, players),
    ranksBefore: new Uint32Array(copy.buffer, players * 4, players),
    exact: new Uint8Array(copy.buffer, players * 8, players),
    tipped: new Uint8Array(copy.buffer, players * 9, players),
  };
}

export const snapshotKey = (id: string): string => `snapshot/${id}`;
