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
    <div className="grid justify-items-start gap-2">
      <p role="status" className="font-semibold">
        {playerListTexts.blocked}
      </p>
      <RefreshButton labelled onRefresh={onRefresh} />
    </div>
  ) : (
    <div className="rounded-lg border border-line bg-surface">
      <div role="status">
        <EmptyState icon={Hourglass} title={playerListTexts.blocked}>
          {playerListTexts.blockedHint}
        </EmptyState>
      </div>
      <div className="-mt-5 pb-10 text-center">
        <RefreshButton labelled onRefresh={onRefresh} />
      </div>
    </div>
  );
