import type { FieldPolicy, StoreObject } from '@apollo/client/cache';

interface Pages {
  /** Number of the page that the server last called the current one. */
  current: number | undefined;
  byNumber: Readonly<Record<number, StoreObject>>;
}

/** Stores each of a player's tip pages once: page 0, the current one, is an alias of another. */
export const tippPages: FieldPolicy<Pages, StoreObject, StoreObject | undefined> = {
  keyArgs: ['userId'],
  merge: (pages, page, { args, readField, mergeObjects }) => {
    const number = readField<number>('currentPageNumber', page) ?? 0;
    const known = pages?.byNumber[number];
    return {
      current: args?.['pageNumber'] ? pages?.current : number,
      byNumber: { ...pages?.byNumber, [number]: known ? mergeObjects(known, page) : page },
    };
  },
  read: (pages, { args }) => pages?.byNumber[(args?.['pageNumber'] as number) || (pages.current ?? 0)],
};
