import { useState } from 'react';
import { Check, UserPlus } from 'lucide-react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { SuspendedBadge } from '../../../game/suspended-badge.tsx';
import { Notice } from '../../../components/notice.tsx';
import { cx } from '../../../lib/class-names.ts';
import { AddMemberDocument, type GroupCandidatesQuery } from './invite.generated.ts';
import { texts } from '../texts.ts';

interface CandidateRowProps {
  groupId: number;
  player: GroupCandidatesQuery['groupCandidates']['items'][number];
}

/** A player who can be added to the group; afterwards the row shows a check. */
export const CandidateRow = ({ groupId, player }: CandidateRowProps) => {
  const { id, fullname, city, institution, pictureStamp, isLocked } = player;
  const [add] = useSafeMutation(AddMemberDocument);
  const [state, setState] = useState<'idle' | 'busy' | 'added'>('idle');
  const [message, setMessage] = useState('');
  const onClick = async (): Promise<void> => {
    setState('busy');
    setMessage('');
    const { failure } = await add({ input: { groupId, userId: id } });
    setState(failure ? 'idle' : 'added');
    setMessage(failure?.message ?? '');
  };
  return (
    <li className="grid gap-2 px-3 py-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar id={id} name={fullname} pictureStamp={pictureStamp} size={35} />
        <span className="min-w-0 flex-[1_1_8rem] leading-tight">
          <span className="line-clamp-2 font-semibold hyphens-auto">{fullname}</span>
          <span className="block truncate text-sm text-ink-2">
            {isLocked && <SuspendedBadge />} <span>{[city, institution].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
        <p role="status" className={cx(state !== 'added' && 'sr-only')}>
          {state === 'added' && (
            <>
              <span className="sr-only">{fullname} </span>
              <span className="inline-flex min-h-9 items-center gap-1.5 px-3 text-sm font-semibold text-link">
                <Check aria-hidden="true" className="size-4" strokeWidth={3} />
                {texts.added}
              </span>
            </>
          )}
        </p>
        {state !== 'added' && (
          <Button
            size="sm"
            variant="secondary"
            busy={state === 'busy'}
            aria-label={texts.addPlayer(fullname)}
            onClick={() => void onClick()}
          >
            {state === 'idle' && <UserPlus aria-hidden="true" className="size-4" />}
            <span>{texts.add}</span>
          </Button>
        )}
      </div>
      {message && (
        <Notice tone="error" title={texts.addFailed}>
          {message}
        </Notice>
      )}
    </li>
  );
};
