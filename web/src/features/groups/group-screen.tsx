import { UsersRound } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { useMasked } from '../../apollo/use-masked.ts';
import { BackLink } from '../../components/back-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { GroupBand } from './group-band.tsx';
import { groupKey } from './group-key.ts';
import { GroupDocument, GroupViewFragmentDoc, type GroupQuery } from './group.generated.ts';
import { GroupSkeleton } from './group-skeleton.tsx';
import { GroupView, type GroupTab, type Slots } from './group-view.tsx';
import { texts } from './texts.ts';

const tabs: Readonly<Record<string, GroupTab>> = { 2: 'conversation', 3: 'konferenz' };

interface GroupScreenProps extends Slots {
  /** From the address: a number, or the guid of an invite link. */
  param: string | undefined;
  /** From the address: 1 members, 2 conversation, 3 Konferenz; anything else is the first. */
  tab: string | undefined;
}

export const GroupScreen = ({ param, tab, ...slots }: GroupScreenProps) => {
  const key = groupKey(param);
  const shown = tabs[tab ?? ''] ?? 'members';
  const { data, failure, refetch } = usePolled(GroupDocument, {
    variables: key ?? {},
    poll: true,
    skip: key === null,
  });
  const group = data?.group;
  usePageTitle(group?.name);
  const isLoading = !group && !failure && !data && key !== null;
  return (
    <>
      <BackLink to="/spielergruppen">{texts.back}</BackLink>
      {group ? (
        <Found
          group={group}
          {...slots}
          tab={shown}
          base={`/spielergruppe/${encodeURIComponent(param ?? '')}`}
          link={key && 'link' in key ? key.link : undefined}
        />
      ) : (
        <GroupBand group={undefined} isLoading={isLoading} isSlim={shown === 'konferenz'} />
      )}
      <QueryView
        value={key === null ? null : group}
        query={{ failure, refetch }}
        skeleton={<GroupSkeleton />}
        notFound={<NotFound />}
      />
    </>
  );
};

interface FoundProps extends Slots {
  group: NonNullable<GroupQuery['group']>;
  tab: GroupTab;
  base: string;
  link: string | undefined;
}

const Found = ({ group: from, ...rest }: FoundProps) => {
  const group = useMasked(GroupViewFragmentDoc, from);
  return group && <GroupView group={group} {...rest} />;
};

const NotFound = () => (
  <EmptyState
    icon={UsersRound}
    title={texts.missing}
    action={
      <ButtonLink variant="secondary" to="/spielergruppen">
        {texts.back}
      </ButtonLink>
    }
  >
    {texts.missingHint}
  </EmptyState>
);
