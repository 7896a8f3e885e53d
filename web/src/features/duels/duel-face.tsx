import type { ReactNode } from 'react';
import { Avatar } from '../../components/avatar.tsx';
import { cx } from '../../lib/class-names.ts';

interface DuelFaceProps {
  player: { id: number; fullname: string; pictureStamp: string } | null | undefined;
  /** Below the face. */
  name: ReactNode;
  /** Replaces the picture: a question mark, or the reason why there is none. */
  instead?: ReactNode;
  /** Has more points than the opponent. */
  leads?: boolean;
}

const SIZE = 'size-18! xs:size-[92px]! sm:size-[100px]!';

/** One side of a duel: the leader's picture has a golden ring; a missing opponent has a placeholder. */
export const DuelFace = ({ player, name, instead, leads }: DuelFaceProps) => (
  <div className="relative z-1 grid min-w-0 content-start justify-items-center gap-2.5">
    <span
      className={cx(
        'grid rounded-full p-1 ring-3',
        leads ? 'ring-gold-400' : player ? 'ring-turf-line' : 'ring-transparent',
      )}
    >
      {player ? (
        <Avatar
          id={player.id}
          name={player.fullname}
          pictureStamp={player.pictureStamp}
          size={100}
          className={SIZE}
        />
      ) : (
        <span
          aria-hidden="true"
          className={cx(
            'grid place-items-center rounded-full border-2 border-dashed border-on-turf-2 text-3xl leading-none font-extrabold text-on-turf-2',
            SIZE,
          )}
        >
          {instead}
        </span>
      )}
    </span>
    <span className="line-clamp-3 max-w-full text-center text-[min(0.875rem,6vw)] leading-tight font-bold break-words hyphens-auto sm:text-base">
      {name}
    </span>
  </div>
);
