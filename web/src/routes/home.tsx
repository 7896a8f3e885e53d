import { MatchOverview } from '../features/match-overview/match-overview.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { getSession } from '../lib/session.ts';

export const Component = () => (
  <>
    <PageHeader title={`Das kostenlose Online-Tippspiel zur Fußball-${getSession().tournamentName}`} />
    <div className="grid gap-4 sm:grid-cols-2">
      <MatchOverview />
    </div>
  </>
);
