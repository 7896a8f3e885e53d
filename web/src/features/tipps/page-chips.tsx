import { useEffect, useRef } from 'react';
import { ChipLink } from '../../components/chip-link.tsx';
import { texts } from './texts.ts';

interface PageChipsProps {
  pages: readonly { number: number; title: string }[];
  current: number;
}

/** Brings an element of a row into sight sideways only: the page must not move. */
const reveal = (row: HTMLElement, element: Element): void => {
  const outer = row.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  else if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
};

export const PageChips = ({ pages, current }: PageChipsProps) => {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector('[aria-current=page]');
    if (row.current && chip) reveal(row.current, chip);
  }, [current]);
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
