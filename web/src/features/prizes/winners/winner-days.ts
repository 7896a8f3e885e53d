import { formatMatchDay } from '../../../lib/time/format.ts';

interface Won {
  date: string;
  price: { id: number };
}

export interface WonPrize<Item extends Won> {
  price: Item['price'];
  winners: Item[];
}
export interface WinnerDay<Item extends Won> {
  /** 'Mittwoch, 19. Juni' */
  day: string;
  prizes: WonPrize<Item>[];
}

/** Groups winners by day and by prize, in the given order. */
export const byDay = <Item extends Won>(items: readonly Item[]): WinnerDay<Item>[] => {
  const days = new Map<string, Map<number, WonPrize<Item>>>();
  for (const item of items) {
    const day = formatMatchDay(item.date);
    const prizes = days.get(day) ?? new Map<number, WonPrize<Item>>();
    days.set(day, prizes);
    const known = prizes.get(item.price.id);
    if (known) known.winners.push(item);
    else prizes.set(item.price.id, { price: item.price, winners: [item] });
  }
  return [...days].map(([day, prizes]) => ({ day, prizes: [...prizes.values()] }));
};
