import { useSearchParams } from 'react-router-dom';
import { positiveNumber, searchWith } from './search.ts';

/** How one parameter of the address is read, and written: null where it is as usual. */
interface Param<Value> {
  read: (text: string | null) => Value;
  write: (value: Value) => string | number | null;
}

export const textParam: Param<string> = { read: (text) => text?.trim() ?? '', write: (text) => text || null };
export const flagParam: Param<boolean> = { read: (text) => text === '1', write: (is) => (is ? 1 : null) };
/** 0 without one. */
export const numberParam: Param<number> = { read: positiveNumber, write: (number) => number || null };
/** From 1. */
export const pageParam: Param<number> = {
  read: (text) => positiveNumber(text) || 1,
  write: (page) => (page > 1 ? page : null),
};
/** One of some words, the usual one first. */
export const wordParam = <Word extends string>(words: readonly [Word, ...Word[]]): Param<Word> => ({
  read: (text) => words.find((word) => word === text) ?? words[0],
  write: (word) => (word === words[0] ? null : word),
});

type Params<View> = { readonly [Key in keyof View]: readonly [name: string, param: Param<View[Key]>] };

export interface SearchState<View> {
  read: (params: URLSearchParams) => View;
  /** '?suche=mül&seite=2', or nothing for the usual view. @param kept what else stands in the address */
  write: (view: View, kept?: Readonly<Record<string, string>>) => string;
}

/** The view of a screen, as the search of its address holds it. */
export const searchState = <View extends object>(params: Params<View>): SearchState<View> => {
  const entries = Object.entries(params) as [keyof View, Params<View>[keyof View]][];
  return {
    read: (search) =>
      Object.fromEntries(entries.map(([key, [name, { read }]]) => [key, read(search.get(name))])) as View,
    write: (view, kept = {}) =>
      searchWith(
        new URLSearchParams(kept),
        Object.fromEntries(entries.map(([key, [name, { write }]]) => [name, write(view[key])])),
      ),
  };
};

/** The view in the present address. */
export const useSearchState = <View>({ read }: SearchState<View>): View => {
  const [params] = useSearchParams();
  return read(params);
};

/** Of a list of which nothing but its page stands in the address. */
export const pageState = searchState({ pageNumber: ['seite', pageParam] as const });
