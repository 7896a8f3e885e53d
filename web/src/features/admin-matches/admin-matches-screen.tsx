import { flushSync } from 'react-dom';
import { UnsavedQuestion, isSamePath, type Stays } from '../../components/unsaved-question.tsx';
import { useSearchParams } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useIsEntered } from '../../lib/save/unsaved.ts';
import { matchAnchor } from './admin-match.tsx';
import { AdminMatchesDocument } from './admin-matches.generated.ts';
import { AuditLog } from './audit-log.tsx';
import { decisionAnchor } from './decision.ts';
import { DecisionList } from './decision-list.tsx';
import { DecisionsDocument } from './decisions.generated.ts';
import { DueElsewhereDocument } from './due-elsewhere.generated.ts';
import { stepsElsewhere } from './due-elsewhere.tsx';
import { DueList } from './due-list.tsx';
import { dueSteps, type DueStep } from './due-steps.ts';
import { EvaluationPanel } from './evaluation-panel.tsx';
import { readFilter } from './match-filter.ts';
import { MatchList } from './match-list.tsx';
import { MatchesSkeleton } from './matches-skeleton.tsx';
import { RankingSwitch } from './ranking-switch.tsx';
import { texts } from './texts.ts';

const STEP_MS = 10_000;
type Area = keyof typeof texts.areas;
const areas = Object.entries(texts.areas) as [Area, string][];

/** Reads the area from the address ('?bereich=protokoll'). The default is the matches. */
const readArea = (params: URLSearchParams): Area =>
  areas.find(([area]) => area === params.get('bereich'))?.[0] ?? 'spiele';

/** Whether unsaved entries stay on the screen: the filter is the same, or the new one is 'alle'. */
const stays: Stays = (now, next) => {
  const [before, after] = [now, next].map(({ search }) => new URLSearchParams(search));
  return (
    isSamePath(now, next) &&
    readArea(before!) === readArea(after!) &&
    [readFilter(before!), 'alle'].includes(readFilter(after!))
  );
};

const go = (anchor: string): void => {
  const place = document.getElementById(anchor);
  place?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  const control = place?.querySelector<HTMLElement>('select:enabled, button:not([tabindex="-1"])');
  (control ?? place)?.focus({ preventScroll: true });
};

/** Operators enter results, teams of knock-out matches, and decisions that the rules leave open. */
export const AdminMatchesScreen = () => {
  const [params, setParams] = useSearchParams();
  const [area, filter] = [readArea(params), readFilter(params)];
  const isEntered = useIsEntered();
  const now = useNow(STEP_MS);
  const { data, failure, refetch } = usePolled(AdminMatchesDocument, { poll: true, live: ['matches'] });
  const decided = usePolled(DecisionsDocument, { poll: true, live: ['matches'] });
  const elsewhere = usePolled(DueElsewhereDocument, { poll: true });
  const decisions = decided.data?.decisions;
  const failed = failure ?? decided.failure;
  const isLoading = !(data && decisions && (elsewhere.data ?? elsewhere.failure)) && !failed;

  const refresh = async (): Promise<Failure | null> => {
    await refetchActive('AuditLog');
    return (await refetch()) ?? (await decided.refetch()) ?? (await elsewhere.refetch());
  };
  const goTo = ({ matchId, decisionId }: DueStep): void => {
    const anchor = matchId === null ? decisionAnchor(decisionId ?? '') : matchAnchor(matchId);
    // A match or decision that the screen does not show is rendered first.
    if (!document.getElementById(anchor))
      flushSync(() =>
        setParams(matchId === null ? { bereich: 'entscheidungen' } : { zeige: 'alle' }, {
          replace: true,
          preventScrollReset: true,
          flushSync: true,
        }),
      );
    go(anchor);
  };

  return (
    <>
      <PageHeader title={texts.title}>
        <RefreshButton onRefresh={refresh} />
      </PageHeader>
      {isEntered && <UnsavedQuestion stays={stays} />}
      {isLoading && <MatchesSkeleton />}
      {/* Hidden until the due list above has loaded, which would otherwise push this down. */}
      <div hidden={isLoading}>
        {data && decisions && (
          <DueList
            steps={dueSteps(data.adminMatches, decisions, now)}
            elsewhere={stepsElsewhere(elsewhere.data)}
            unknown={elsewhere.failure && { message: elsewhere.failure.message, onRetry: elsewhere.refetch }}
            matches={data.adminMatches}
            onStep={goTo}
          />
        )}
        <Card padded={false} className="mb-5 divide-y divide-line">
          <EvaluationPanel />
          <RankingSwitch />
        </Card>
        <Tabs
          label={texts.areasLabel}
          tabs={areas.map(([value, label]) => ({
            to: value === 'spiele' ? '?' : `?bereich=${value}`,
            label,
            current: value === area,
          }))}
        />
        <div className="grid gap-4 pt-4">
          {failed && (
            <Card>
              <ErrorState message={failed.message} onRetry={failure ? refetch : decided.refetch} />
            </Card>
          )}
          {area === 'spiele' && data && <MatchList matches={data.adminMatches} filter={filter} now={now} />}
          {area === 'entscheidungen' && decisions && <DecisionList decisions={decisions} />}
          {area === 'protokoll' && <AuditLog />}
        </div>
      </div>
    </>
  );
};
