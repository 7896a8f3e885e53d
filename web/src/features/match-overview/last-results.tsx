import { MatchBox } from './match-box.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';

/** More than these the overview does not tell of: then there may be results that it does not know. */
const KNOWN = 3;

export const LastResults = ({ overview }: { overview: MatchOverviewState }) =>
  overview.running.length < KNOWN && (
    <MatchBox title={texts.last} matches={overview.last} empty={texts.noLast} overview={overview} />
  );
