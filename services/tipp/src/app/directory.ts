import { foldText } from '@tippspiel/shared/text/fold';
import type { Player, PlayerStore } from '../store/players.ts';

/** All players in memory, by number, for ranking and search. */
export type Directory = {
  get(userId: number): Player | undefined;
  /** The highest number given out so far. */
  size(): number;
  /** How many players there are. */
  count(): number;
  /** Reads everything again from the store. */
  load(): Promise<void>;
  /** Takes over what an event says; older versions are ignored. */
  apply(players: Player[]): void;
  /** True when every part of the folded search stands in the player's name. */
  matches(userId: number, foldedParts: string[]): boolean;
};

export function createDirectory(store: PlayerStore): Directory {
  const players: (Player | undefined)[] = [];
  const foldedNames: string[] = [];
  let count = 0;

  function apply(changed: Player[]): void {
    for (const player of changed) {
      const index = player._id - 1;
      const known = players[index];
      if (known && known.version >= player.version) continue;
      if (!known) count++;
      players[index] = player;
      foldedNames[index] = foldText(`${player.firstname} ${player.lastname}`);
    }
  }

  return {
    get: (userId) => players[userId - 1],
    size: () => players.length,
    count: () => count,
    apply,
    async load() {
      const batch: Player[] = [];
      for await (const player of store.each()) if (player.version >= 0) batch.push(player);
      apply(batch);
    },
    matches(userId, parts) {
      const name = foldedNames[userId - 1];
      return name !== undefined && parts.every((part) => name.includes(part));
    },
  };
}
