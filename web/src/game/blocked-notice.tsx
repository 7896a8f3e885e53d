import { Hourglass } from 'lucide-react';
import type { Failure } from '../lib/failure.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { RefreshButton } from '../components/refresh-button.tsx';
import { playerListTexts } from './player-list-texts.ts';

interface BlockedNoticeProps {
  onRefresh: () => Promise<Failure | null>;
  /** Compact, without a picture. */
  small?: boolean;
}

/** Replaces ranks and newest players while operators or an evaluation hide them (specification, chapter 2). */
export const BlockedNotice = ({ onRefresh, small }: BlockedNoticeProps) =>
  small ? (
    <div role="status" className="grid justify-items-start gap-2">
      <p className="font-semibold">{playerListTexts.blocked}</p>
      <RefreshButton labelled onRefresh={onRefresh} />
    </div>
  ) : (
    <div role="status" className="rounded-lg border border-line bg-surface">
      <EmptyState
        icon={Hourglass}
        title={playerListTexts.blocked}
        action={<RefreshButton labelled onRefresh={onRefresh} />}
      >
        {playerListTexts.blockedHint}
      </EmptyState>
    </div>
  );
