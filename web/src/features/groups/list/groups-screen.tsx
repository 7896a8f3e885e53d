import { useState } from 'react';
import { Plus } from 'lucide-react';
import { useIsSuspended } from '../../../apollo/use-is-suspended.ts';
import { usePolled } from '../../../apollo/use-polled.ts';
import { Button } from '../../../components/button.tsx';
import { ChipLink } from '../../../components/chip-link.tsx';
import { FoundStatus } from '../../../components/found-status.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { RefreshButton } from '../../../components/refresh-button.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { Select } from '../../../components/select.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { useKeptList } from '../../../lib/list/use-kept-list.ts';
import { useLastPage } from '../../../lib/list/use-last-page.ts';
import { useSearchState } from '../../../lib/address/search-state.ts';
import { CreateDialog } from './create-dialog.tsx';
import { filterOption, groupListState, viewHref, type GroupFilter } from './group-list-address.ts';
import { GroupList, GroupListSkeleton } from './group-list.tsx';
import { GroupsDocument } from './groups.generated.ts';
import { NoGroups } from './no-groups.tsx';
import { texts } from '../texts.ts';
import { useChangeAddress } from '../../../lib/address/use-change-address.ts';

/** Specification, chapter 9. */
const PAGE_SIZE = 10;
const filters = Object.entries(texts.filters) as [GroupFilter, string][];

/** The player's groups as a list of chats, all groups, or those that the player owns. The address holds the view. */
export const GroupsScreen = () => {
  const isSuspended = useIsSuspended();
  const [creating, setCreating] = useState(false);
  const view = useSearchState(groupListState);
  const { data, failure, refetch } = usePolled(GroupsDocument, {
    variables: {
      filterOption: filterOption(view.filter),
      page: { pageNumber: view.pageNumber, pageSize: PAGE_SIZE, search: view.search },
      order: view.sorting === 'groesse' ? 'SIZE' : 'NAME',
    },
    poll: true,
    live: ['ranks'],
  });
  const groups = data?.groups;
  const paged = useKeptList(groups, JSON.stringify([view.filter, view.search]));
  const change = useChangeAddress();
  const hrefFor = (pageNumber: number): string => viewHref({ ...view, pageNumber });
  useLastPage({ listed: groups, pageNumber: view.pageNumber, pageSize: PAGE_SIZE, hrefFor });

  return (
    <>
      <PageHeader title={texts.title}>
        {!isSuspended && (
          <Button onClick={() => setCreating(true)}>
            <Plus aria-hidden="true" className="size-5" />
            {texts.create}
          </Button>
        )}
      </PageHeader>
      <div className="mb-3 flex gap-2">
        <SearchInput
          label={texts.search}
          value={view.search}
          onSearch={(search) => change({ suche: search || null })}
        />
        <RefreshButton onRefresh={refetch} />
        <FoundStatus count={view.search && view.pageNumber === 1 ? groups?.totalCount : undefined} />
      </div>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <nav aria-label={texts.filter} className="min-w-0">
          <ul className="scroll-row gap-2">
            {filters.map(([filter, label]) => (
              <li key={filter}>
                <ChipLink
                  to={viewHref({ ...view, filter, pageNumber: 1 })}
                  changes={{ zeige: filter === 'dabei' ? null : filter }}
                  current={filter === view.filter}
                >
                  {label}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
        <Select
          aria-label={texts.sorting}
          value={view.sorting}
          onChange={({ target: { value } }) => change({ sortierung: value === 'name' ? null : value })}
        >
          {Object.entries(texts.sortings).map(([sorting, label]) => (
            <option key={sorting} value={sorting}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <QueryView
        value={groups}
        query={{ failure, refetch }}
        skeleton={<GroupListSkeleton chats={view.filter !== 'alle'} />}
        empty={
          groups?.items.length === 0 && (
            <NoGroups view={view} onCreate={isSuspended ? undefined : () => setCreating(true)} />
          )
        }
      >
        {(groups) => <GroupList groups={groups.items} />}
      </QueryView>
      <Pagination
        pageNumber={view.pageNumber}
        pageSize={PAGE_SIZE}
        totalCount={paged?.totalCount ?? 0}
        hrefFor={hrefFor}
      />
      {creating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  );
};
