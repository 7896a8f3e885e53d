import {
  flagParam,
  pageParam,
  searchState,
  textParam,
  useSearchState,
} from '../../lib/address/search-state.ts';
import type { PlayerListView } from '../../lib/list/player-list-address.ts';
import { Konferenz } from './konferenz.tsx';
import { KonferenzTools } from './konferenz-tools.tsx';
import { useKonferenz } from './use-konferenz.ts';

/** '?seite=2&suche=mül&liste=1'; the path holds the tab. */
const state = searchState<Omit<PlayerListView, 'onlyLocked'>>({
  search: ['suche', textParam],
  onlyFavorites: ['liste', flagParam],
  pageNumber: ['seite', pageParam],
});

interface GroupKonferenzProps {
  groupId: number;
  base: string;
}

/** The Konferenz of a group's members, with their places within the group. */
export const GroupKonferenz = ({ groupId, base }: GroupKonferenzProps) => {
  const view = { ...useSearchState(state), onlyLocked: false };
  const shown = { groupId, view, isOverview: false };
  const asked = useKonferenz(shown);
  return (
    <>
      <KonferenzTools shown={shown} asked={asked} base={base} />
      <Konferenz shown={shown} asked={asked} addressOf={(next) => base + state.write(next)} />
    </>
  );
};
