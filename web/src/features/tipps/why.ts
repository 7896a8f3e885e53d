import { explainTipp } from '../../lib/game/explain-tipp.ts';
import { texts } from './texts.ts';
import type { TippData } from './use-tipp.ts';

/** Explains the points of a tipp, or why there are none. */
export const why = (tipp: TippData): string => {
  if (!tipp.isValid) return texts.notTipped;
  const explained = explainTipp(tipp, tipp.match);
  if (explained === null) return texts.noResult;
  return tipp.match.isPlayed ? explained : `${texts.provisional} · ${explained}`;
};
