import { useState } from 'react';

export interface MatchValues {
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  isRunning: boolean;
}

interface MatchDraft {
  values: MatchValues;
  isChanged: boolean;
  change: (part: Partial<MatchValues>) => void;
  /** After saving: what the server has is shown again. */
  clear: () => void;
}

/** What is entered but not saved; without it, whatever the server has. */
export const useMatchDraft = (saved: MatchValues): MatchDraft => {
  const [draft, setDraft] = useState<Partial<MatchValues>>({});
  const values = { ...saved, ...draft };
  return {
    values,
    isChanged:
      values.goalsTeam1 !== saved.goalsTeam1 ||
      values.goalsTeam2 !== saved.goalsTeam2 ||
      values.isRunning !== saved.isRunning,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    clear: () => setDraft({}),
  };
};
