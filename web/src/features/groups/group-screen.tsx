import type { ReactNode } from 'react';
import { ArrowLeft, UsersRound } from 'lucide-react';
import { Link } from '../../components/link.tsx';
import { usePolled } from '../../apollo/use-polled.ts';
import { useMasked } from '../../apollo/use-masked.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { groupKey } from './group-key.ts';
import { GroupDocument, GroupViewFragmentDoc, type GroupQuery } from './group.generated.ts';
import { GroupSkeleton } from './group-skeleton.tsx';
import { GroupView } from './group-view.tsx';
import { texts } from './texts.ts';

interface GroupScreenProps {
  /** From the address: a number, or the guid of an invite link. */
  param: string | undefined;
  conversation: (groupId: number) => ReactNode;
}

export const GroupScreen = ({ param, conversation }: GroupScreenProps) => {
  const key = groupKey(param);
  const { data, failure, ask } = usePolled(GroupDocument, {
    variables: key ?? {},
    skip: key === null,
  });
  const group = data?.group;
  usePageTitle(group?.name);
  return (
    <>
      <Link
        to="/spielergruppen"
        className="mb-1 -ml-1 inline-flex min-h-11 items-center gap-2 rounded-md px-1 text-sm font-semibold text-link hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.back}
      </Link>
      <PageHeader title={group?.name ?? texts.group} />
      {group && (
        <Found group={group} link={key && 'link' in key ? key.link : undefined} conversation={conversation} />
      )}
      {failure && (
        <Card>
          <ErrorState message={failure.message} onRetry={ask} />
        </Card>
      )}
      {!group && !failure && (data || !key ? <NotFound /> : <GroupSkeleton />)}
    </>
  );
};

interface FoundProps {
  group: NonNullable<GroupQuery['group']>;
  link: string | undefined;
  conversation: GroupScreenProps['conversation'];
}

const Found = ({ group: from, link, conversation }: FoundProps) => {
  const group = useMasked(GroupViewFragmentDoc, from);
  return group && <GroupView group={group} link={link} conversation={conversation(group.id)} />;
};

const NotFound = () => (
  <Card>
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
  </Card>
);
