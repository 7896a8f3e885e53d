import type { Failure } from '../../lib/failure.ts';
import type { Phase } from '../../lib/time/format-relative.ts';
import { useEntry } from '../../lib/form/use-entry.ts';

export interface MatchValues {
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  isRunning: boolean;
  /** Of a running match. */
  phase: Phase;
  penaltiesTeam1: number | null;
  penaltiesTeam2: number | null;
  /** Empty lets the slot fill itself. */
  teamKZ1: string;
  teamKZ2: string;
}

interface MatchDraft {
  values: MatchValues;
  isChanged: boolean;
  /** The match needs a shoot-out: only then are its goals shown and sent. */
  hasShootOut: boolean;
  /** Only the entered values, goals in pairs, with the version that the operator had seen. */
  input: () => Partial<MatchValues> & { version: number };
  change: (part: Partial<MatchValues>) => void;
  /** Shows the server's values again. */
  clear: () => void;
  /** Reports the outcome of saving. */
  settle: (failure: Failure | null) => void;
}

const pairs = [
  ['goalsTeam1', 'goalsTeam2'],
  ['penaltiesTeam1', 'penaltiesTeam2'],
] as const;

/** The unsaved values of a match on top of the server's. */
export const useMatchDraft = (saved: MatchValues, version: number, isKnockOut: boolean): MatchDraft => {
  const { value: part, enter, clear, settle, ...entry } = useEntry<Partial<MatchValues>>(version);
  const values = { ...saved, ...part };
  const names = Object.keys(saved) as (keyof MatchValues)[];
  const hasShootOut =
    isKnockOut && !values.isRunning && values.goalsTeam1 !== null && values.goalsTeam1 === values.goalsTeam2;
  const isShown = (name: keyof MatchValues): boolean =>
    name === 'phase' ? values.isRunning : hasShootOut || !name.startsWith('penalties');
  const changed = names.filter((name) => values[name] !== saved[name] && isShown(name));
  const input = (): Partial<MatchValues> & { version: number } => {
    const sent = new Set(changed);
    for (const pair of pairs) if (pair.some((name) => sent.has(name))) pair.forEach((name) => sent.add(name));
    const entries = [...sent].map((name) => [name, values[name]]);
    return { ...(Object.fromEntries(entries) as Partial<MatchValues>), version: entry.version };
  };
  return {
    values,
    isChanged: changed.length > 0,
    hasShootOut,
    input,
    change: (more) => enter({ ...part, ...more }),
    clear,
    settle,
  };
};
