import { useSearchParams } from 'react-router-dom';
import { pageNumberIn, positiveNumber, searchWith } from './search.ts';

/** Reads and writes one parameter of the address; null stands for the default. */
interface Param<Value> {
  read: (text: string | null) => Value;
  write: (value: Value) => string | number | null;
}

export const textParam: Param<string> = { read: (text) => text?.trim() ?? '', write: (text) => text || null };
export const flagParam: Param<boolean> = { read: (text) => text === '1', write: (is) => (is ? 1 : null) };
/** 0 without the parameter. */
export const numberParam: Param<number> = { read: positiveNumber, write: (number) => number || null };
/** Starts at 1. */
export const pageParam: Param<number> = {
  read: pageNumberIn,
  write: (page) => (page > 1 ? page : null),
};
/** One of these words; the first is the default. */
export const wordParam = <Word extends string>(words: readonly [Word, ...Word[]]): Param<Word> => ({
  read: (text) => words.find((word) => word === text) ?? words[0],
  write: (word) => (word === words[0] ? null : word),
});

type Params<View> = { readonly [Key in keyof View]: readonly [name: string, param: Param<View[Key]>] };

interface SearchState<View> {
  read: (params: URLSearchParams) => View;
  /** '?suche=mül&seite=2', or empty for the default view. @param kept other parameters to keep */
  write: (view: View, kept?: Readonly<Record<string, string>>) => string;
}

/** Maps the search of an address to the view of a screen. */
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

/** The view of the current address. */
export const useSearchState = <View>({ read }: SearchState<View>): View => {
  const [params] = useSearchParams();
  return read(params);
};

/** For lists that keep only the page in the address. */
export const pageState = searchState({ pageNumber: ['seite', pageParam] as const });
