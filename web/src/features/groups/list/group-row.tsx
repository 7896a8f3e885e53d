import { useState } from 'react';
import { UserPlus } from 'lucide-react';
import type { FragmentType } from '@apollo/client/masking';
import { Link } from '../../../components/link.tsx';
import { useIsSuspended } from '../../../apollo/use-is-suspended.ts';
import { useMasked } from '../../../apollo/use-masked.ts';
import { SaveState } from '../../../components/save-state.tsx';
import { cx } from '../../../lib/class-names.ts';
import { isPostUnseen } from '../../../lib/save/seen-posts.ts';
import { getViewer } from '../../../lib/session/session.ts';
import { GroupFacts } from '../group-facts.tsx';
import { GroupMark } from '../group-mark.tsx';
import { ChatLines, ChatTime } from './chat-lines.tsx';
import { GroupRowFragmentDoc, type GroupRowFragment } from './groups.generated.ts';
import { JoinButton } from '../join-button.tsx';
import { LeaveButton } from '../leave-button.tsx';
import { INVITE, texts } from '../texts.ts';

interface GroupRowProps {
  group: { id: number } & FragmentType<GroupRowFragment>;
}

/** The whole row links to the group, or to its unseen posts. Players can join and leave here, unless they are suspended. */
export const GroupRow = ({ group: from }: GroupRowProps) => {
  const group = useMasked(GroupRowFragmentDoc, from);
  const isSuspended = useIsSuspended();
  const [failure, setFailure] = useState('');
  if (!group) return null;
  const { id, name, member, owner, lastWords: words } = group;
  const isNew = member && words ? words.user.id !== getViewer() && isPostUnseen(id, words.postId) : false;
  return (
    <li className="relative px-4 py-3 has-[a:hover]:bg-surface-2 sm:px-5">
      <div className={cx('flex items-center gap-x-3 gap-y-1.5', !member && 'flex-wrap')}>
        <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3">
          <GroupMark id={id} name={name} joined={member} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-2">
              <Link
                to={`/spielergruppe/${id}${isNew ? '/2' : ''}`}
                className="line-clamp-2 flex-[1_1_6rem] text-[min(1rem,7vw)] font-semibold hyphens-auto wrap-anywhere after:absolute after:inset-0"
              >
                {name}
                {member && <span className="sr-only">, {owner ? texts.owner : texts.member}</span>}
                {isNew && <span className="sr-only">, {texts.newWords}</span>}
              </Link>
              {words && member && <ChatTime date={words.dateCreated} isNew={isNew} />}
            </div>
            {member ? <ChatLines group={group} isNew={isNew} /> : <GroupFacts short group={group} />}
          </div>
        </div>
        {!isSuspended && (
          <span className={cx('relative z-1', member ? '-mr-3' : 'max-xs:ml-14')}>
            {owner && (
              <Link
                to={`/spielergruppe/${id}?${INVITE}=1`}
                aria-label={texts.inviteInto(name)}
                title={texts.invite}
                className="grid size-11 place-items-center rounded-full text-ink-2 hover:bg-surface-2 hover:text-ink"
              >
                <UserPlus aria-hidden="true" className="size-5" />
              </Link>
            )}
            {!member && <JoinButton group={group} onFailure={setFailure} />}
            {member && !owner && <LeaveButton look="icon" group={group} />}
          </span>
        )}
      </div>
      {failure && (
        <div className="mt-1 pl-14">
          <SaveState isAlert status="failed" message={failure} />
        </div>
      )}
    </li>
  );
};
