import { Users } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { viewHref, type GroupListView } from './group-list-address.ts';
import { texts } from '../texts.ts';

interface NoGroupsProps {
  view: GroupListView;
  /** Undefined for suspended players. */
  onCreate: (() => void) | undefined;
}

const hint = ({ search, filter, pageNumber }: GroupListView): string => {
  if (pageNumber > 1) return texts.noPage;
  if (search) return texts.emptySearch;
  return { alle: texts.emptyAll, dabei: texts.emptyDabei, meine: texts.emptyMeine }[filter];
};

export const NoGroups = ({ view, onCreate }: NoGroupsProps) => {
  const isFiltered = view.search !== '' || view.filter !== 'alle' || view.pageNumber > 1;
  return (
    <EmptyState
      icon={Users}
      title={texts.empty}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {isFiltered && (
            <ButtonLink
              variant="secondary"
              to={viewHref({ ...view, filter: 'alle', search: '', pageNumber: 1 })}
            >
              {texts.showAll}
            </ButtonLink>
          )}
          {onCreate && (
            <Button variant="secondary" onClick={onCreate}>
              {texts.create}
            </Button>
          )}
        </span>
      }
    >
      {hint(view)}
    </EmptyState>
  );
};
