import { Hourglass } from 'lucide-react';
import { EmptyState } from '../../components/empty-state.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import type { Failure } from '../../lib/failure.ts';
import { texts } from './texts.ts';

interface BlockedNoticeProps {
  onRefresh: () => Promise<Failure | null>;
}

/** In place of the list while there are no ranks to show because the evaluation runs. */
export const BlockedNotice = ({ onRefresh }: BlockedNoticeProps) => (
  <div role="status" className="rounded-lg border border-line bg-surface">
    <EmptyState
      icon={Hourglass}
      title={texts.blocked}
      action={<RefreshButton labelled onRefresh={onRefresh} />}
    >
      {texts.blockedHint}
    </EmptyState>
  </div>
);
