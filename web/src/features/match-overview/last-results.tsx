import { MatchBox } from './match-box.tsx';
import { texts } from './texts.ts';
import type { MatchOverviewState } from './use-match-overview.ts';

interface LastResultsProps {
  overview: MatchOverviewState;
  /** Not before it is known what stands where. */
  hasTitle?: boolean;
}

/** More than these the overview does not tell of: then there may be results that it does not know. */
const KNOWN = 3;

export const LastResults = ({ overview, hasTitle = true }: LastResultsProps) =>
  overview.running.length < KNOWN && (
    <MatchBox
      title={hasTitle ? texts.last : undefined}
      matches={overview.last}
      empty={texts.noLast}
      overview={overview}
    />
  );
