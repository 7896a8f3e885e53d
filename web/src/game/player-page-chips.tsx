import { Chip } from '../components/chip.tsx';
import { PLAYER, PLAYER_PAGE } from '../lib/address/addresses.ts';
import { useDialogAddress } from '../lib/address/use-dialog-address.ts';
import { useCentred } from '../lib/page/use-centred.ts';

const texts = { pages: 'Tippseiten' };

interface PlayerPageChipsProps {
  /** undefined while loading. */
  pages: readonly { number: number; title: string }[] | undefined;
  current: number;
}

/** The tip pages in a player's dialog in one row, which scrolls if it is wider. */
export const PlayerPageChips = ({ pages, current }: PlayerPageChipsProps) => {
  const { swap } = useDialogAddress(PLAYER);
  return (
    <div className="mb-3">
      <nav ref={useCentred(current)} aria-label={texts.pages} className="scroll-row gap-2">
        {pages?.map(({ number, title }) => (
          <Chip
            key={number}
            aria-current={number === current ? 'page' : undefined}
            onClick={() => swap({ [PLAYER_PAGE]: number })}
          >
            {title}
          </Chip>
        ))}
      </nav>
    </div>
  );
};
