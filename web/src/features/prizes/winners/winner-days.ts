import { formatMatchDay } from '../../../lib/time/format.ts';

interface Won {
  date: string;
  price: { id: number };
}

export interface PrizeWinners<Item extends Won> {
  prize: Item['price'];
  winners: Item[];
}
export interface WinnerDay<Item extends Won> {
  /** 'Mittwoch, 19. Juni' */
  day: string;
  prizes: PrizeWinners<Item>[];
}

/** Groups winners by day and by prize, in the given order. */
export const byDay = <Item extends Won>(items: readonly Item[]): WinnerDay<Item>[] => {
  const days = new Map<string, Map<number, PrizeWinners<Item>>>();
  for (const item of items) {
    const day = formatMatchDay(item.date);
    const prizes = days.get(day) ?? new Map<number, PrizeWinners<Item>>();
    days.set(day, prizes);
    const known = prizes.get(item.price.id);
    if (known) known.winners.push(item);
    else prizes.set(item.price.id, { prize: item.price, winners: [item] });
  }
  return [...days].map(([day, prizes]) => ({ day, prizes: [...prizes.values()] }));
};
