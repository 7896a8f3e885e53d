import { useState } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { Link } from '../../../components/link.tsx';
import { useIsSuspended } from '../../../apollo/use-is-suspended.ts';
import { useMasked } from '../../../apollo/use-masked.ts';
import { ButtonLink } from '../../../components/button-link.tsx';
import { SaveState } from '../../../components/save-state.tsx';
import { GroupFacts } from '../group-facts.tsx';
import { GroupMark } from '../group-mark.tsx';
import { GroupRowFragmentDoc, type GroupRowFragment } from './groups.generated.ts';
import { JoinButton } from '../join-button.tsx';
import { LeaveButton } from '../leave-button.tsx';
import { INVITE, texts } from '../texts.ts';

interface GroupRowProps {
  group: { id: number } & FragmentType<GroupRowFragment>;
}

/** The whole row leads to the group; joining and leaving happen here, but for whom operators locked. */
export const GroupRow = ({ group: from }: GroupRowProps) => {
  const group = useMasked(GroupRowFragmentDoc, from);
  const isSuspended = useIsSuspended();
  const [failure, setFailure] = useState('');
  if (!group) return null;
  const { id, name, member, owner } = group;
  return (
    <li className="relative px-4 py-3 has-[a:hover]:bg-surface-2 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="flex min-w-0 flex-[1_1_12rem] items-center gap-3">
          <GroupMark id={id} name={name} joined={member} />
          <div className="min-w-0 flex-1">
            <Link
              to={`/spielergruppe/${id}`}
              className="line-clamp-2 text-[min(1rem,7vw)] font-semibold hyphens-auto wrap-anywhere after:absolute after:inset-0"
            >
              {name}
              {member && <span className="sr-only">, {owner ? texts.owner : texts.member}</span>}
            </Link>
            <GroupFacts short group={group} />
          </div>
        </div>
        {!isSuspended && (
          <span className="relative z-1 max-xs:ml-14">
            {owner && (
              <ButtonLink
                size="sm"
                variant="secondary"
                to={`/spielergruppe/${id}?${INVITE}=1`}
                aria-label={texts.inviteInto(name)}
              >
                {texts.invite}
              </ButtonLink>
            )}
            {!member && <JoinButton group={group} onFailure={setFailure} />}
            {member && !owner && <LeaveButton group={group} />}
          </span>
        )}
      </div>
      {failure && (
        <div className="mt-1 pl-14">
          <SaveState status="failed" message={failure} />
        </div>
      )}
    </li>
  );
};
