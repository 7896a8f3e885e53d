import { texts } from './texts.ts';

interface OriginSide {
  /** Empty while the slot is open. */
  teamKZ: string;
  name: string;
}

interface OriginMatch {
  id: number;
  team1: OriginSide;
  team2: OriginSide;
}

/** The origin of an open slot's team, in short and in full. */
export interface Origin {
  short: string;
  long: string;
}

/** Parses the server's name of an open slot, 'Sieger Spiel 40'; null for any other name. */
export const readSlot = (name: string): { who: string; id: number } | null => {
  const [, who, id] = /^(Sieger|Verlierer) Spiel (\d+)$/.exec(name) ?? [];
  return who === undefined ? null : { who, id: Number(id) };
};

/** 'Sieger aus HUN–SUI', once both teams of the match named by an open slot are known. */
export const originOf = ({ teamKZ, name }: OriginSide, matches: readonly OriginMatch[]): Origin | null => {
  const slot = teamKZ ? null : readSlot(name);
  if (!slot) return null;
  const before = matches.find(({ id }) => id === slot.id);
  if (!before?.team1.teamKZ || !before.team2.teamKZ) return null;
  const { team1, team2 } = before;
  return {
    // Prevents a line break within the pair.
    short: texts.from(slot.who, `${team1.teamKZ}\u2060`, `\u2060${team2.teamKZ}`),
    long: texts.from(slot.who, team1.name, team2.name),
  };
};
