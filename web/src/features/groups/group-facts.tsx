import { Lock } from 'lucide-react';
import { PlayerLink } from '../../game/player-link.tsx';
import { cx } from '../../lib/class-names.ts';
import { texts } from './texts.ts';

interface GroupFactsProps {
  group: {
    memberCount: number;
    isPrivate: boolean;
    owner: boolean;
    user: { id: number; fullname: string; isLocked: boolean };
  };
  /** For lists: truncated to one line; on phones, founder and lock have lines of their own. */
  short?: boolean;
  className?: string;
}

export const GroupFacts = ({
  group: { memberCount, isPrivate, owner, user },
  short,
  className = 'text-ink-2',
}: GroupFactsProps) => (
  <div
    className={cx(
      'flex flex-wrap gap-x-2.5',
      short ? 'text-[min(0.875rem,6vw)] leading-snug' : 'text-sm',
      className,
    )}
  >
    <p className={cx(short && 'max-w-full min-w-0 sm:truncate')}>
      {texts.members(memberCount)}
      {!owner && (
        <>
          <span className={cx(short && 'max-sm:hidden')}>{' · '}</span>
          <span className={cx(short && 'max-sm:block max-sm:truncate')}>
            {texts.by} <PlayerLink player={user} className="relative z-1" />
          </span>
        </>
      )}
    </p>
    {isPrivate && (
      <p className="inline-flex items-center gap-1">
        <Lock aria-hidden="true" className="size-3.5 flex-none" />
        {texts.private}
      </p>
    )}
  </div>
);
