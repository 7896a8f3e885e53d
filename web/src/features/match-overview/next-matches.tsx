import { MatchBox } from './match-box.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';

export const NextMatches = ({ overview }: { overview: MatchOverviewState }) => (
  <MatchBox title={texts.next} matches={overview.next} empty={texts.noNext} overview={overview} />
);
