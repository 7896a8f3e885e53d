import { Chip } from '../../components/chip.tsx';
import { useCentred } from '../../lib/page/use-centred.ts';
import { texts } from './texts.ts';

interface PageChipsProps {
  pages: readonly { number: number; title: string }[];
  current: number;
  onShow: (page: number) => void;
}

/** The pages of tipps in one row, swiped where it is longer than the dialog. */
export const PageChips = ({ pages, current, onShow }: PageChipsProps) => (
  <nav ref={useCentred(current)} aria-label={texts.pages} className="scroll-row gap-2">
    {pages.map(({ number, title }) => (
      <Chip
        key={number}
        aria-current={number === current ? 'page' : undefined}
        onClick={() => onShow(number)}
      >
        {title}
      </Chip>
    ))}
  </nav>
);
