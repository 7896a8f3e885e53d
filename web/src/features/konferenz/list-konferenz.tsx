import { toAddress, usePlayerListView } from '../../lib/list/player-list-address.ts';
import { Konferenz } from './konferenz.tsx';
import { KonferenzTools } from './konferenz-tools.tsx';
import { useKonferenz } from './use-konferenz.ts';

interface ListKonferenzProps {
  base: string;
  /** Parameters of the address that select the tab. */
  kept: Readonly<Record<string, string>>;
}

/** The Konferenz of the players on the own list. */
export const ListKonferenz = ({ base, kept }: ListKonferenzProps) => {
  const address = usePlayerListView();
  const view = { ...address, onlyFavorites: true };
  const shown = { groupId: 0, view, isOverview: false };
  const asked = useKonferenz(shown);
  return (
    <>
      <KonferenzTools shown={shown} asked={asked} base={base} ofFavorites />
      <Konferenz
        shown={shown}
        asked={asked}
        addressOf={(next) => toAddress(base, { ...next, onlyFavorites: false }, kept)}
      />
    </>
  );
};
