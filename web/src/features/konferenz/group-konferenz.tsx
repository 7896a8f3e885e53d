import { useEffect } from 'react';
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
  /** Told whether the table is that of a running match. */
  onPlaying: (isPlaying: boolean) => void;
}

/** The Konferenz of a group's members, with their places within the group. */
export const GroupKonferenz = ({ groupId, base, onPlaying }: GroupKonferenzProps) => {
  const view = { ...useSearchState(state), onlyLocked: false };
  const shown = { groupId, view, isOverview: false };
  const asked = useKonferenz(shown);
  const { list, isOver } = asked;
  const isPlaying = (list?.live?.matches.length ?? 0) > 0 && !list?.blocked && !isOver;
  useEffect(() => onPlaying(isPlaying), [isPlaying, onPlaying]);
  return (
    <>
      <KonferenzTools shown={shown} asked={asked} base={base} />
      <Konferenz shown={shown} asked={asked} addressOf={(next) => base + state.write(next)} />
    </>
  );
};
