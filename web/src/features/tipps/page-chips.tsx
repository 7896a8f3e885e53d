import { ChipLink } from '../../components/chip-link.tsx';
import { useCentred } from '../../lib/page/use-centred.ts';
import { texts } from './texts.ts';

interface PageChipsProps {
  pages: readonly { number: number; title: string }[];
  current: number;
}

export const PageChips = ({ pages, current }: PageChipsProps) => {
  const row = useCentred(current);
  return (
    <nav ref={row} aria-label={texts.pages} className="scroll-row gap-2">
      {pages.map(({ number, title }) => (
        <ChipLink key={number} to={{ search: `?seite=${number}` }} current={number === current}>
          {title}
        </ChipLink>
      ))}
    </nav>
  );
};
