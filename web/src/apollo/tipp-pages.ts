import type { FieldPolicy, StoreObject } from '@apollo/client/cache';

interface Pages {
  /** The page that was the current one when that was last asked. */
  current: number | undefined;
  byNumber: Readonly<Record<number, StoreObject>>;
}

/** A player's tip pages, each once: the current one, page 0, is one of them. */
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
