import { inSlices, type Steps } from '@tippspiel/shared/platform/clock/slices';
import { foldText, searchable } from '@tippspiel/shared/platform/text/fold';
import type { Group, GroupOrder } from '../domain/group.ts';

export type ListedName = {
  id: number;
  /** The group's version, which counts its changes. */
  version: number;
  /** The name, normalized by `foldText`. */
  folded: string;
  /** Number of members. */
  size: number;
};
export type NamePage = { ids: number[]; totalCount: number };
export type Names = ReturnType<typeof createNames>;

type Block = readonly ListedName[];
type Compare = (a: ListedName, b: ListedName) => number;
/** Without a name for a deleted group, whose version is still known. */
type Known = Pick<ListedName, 'id' | 'version'> & Partial<ListedName>;

/** Maximum number of names that are copied on a change, and that a search for a late page skips at once. */
const BLOCK = 1_000;
/** Occurs in no normalized text. */
const SEPARATOR = '\n';

const byName: Compare = (a, b) => {
  if (a.folded !== b.folded) return a.folded < b.folded ? -1 : 1;
  return a.id - b.id;
};
const bySize: Compare = (a, b) => b.size - a.size || byName(a, b);
const orders: Record<GroupOrder, Compare> = { NAME: byName, SIZE: bySize };

/**
 * All groups in the order of their normalized names, then ids, and in the order of their sizes, in this process's
 * memory. Blocks are never changed but replaced, so that a search in slices sees one consistent state.
 */
export function createNames() {
  const known = new Map<number, Known>();
  const lists: Record<GroupOrder, readonly Block[]> = { NAME: [], SIZE: [] };

  function replace(before: Known | undefined, next: ListedName | null, which: readonly GroupOrder[]): void {
    for (const order of which) {
      const compare = orders[order];
      if (isListed(before)) lists[order] = without(lists[order], before, compare);
      if (next) lists[order] = withName(lists[order], next, compare);
    }
  }

  return {
    /** Keeps the highest version of each group; calls may come in any order and repeatedly. */
    put({ size, ...given }: Omit<ListedName, 'size'> & Partial<ListedName>): void {
      const before = known.get(given.id);
      if (before && before.version >= given.version) return;
      const next = { ...given, size: size ?? before?.size ?? 0 };
      known.set(next.id, next);
      if (before?.folded === next.folded && before.size === next.size) return;
      replace(before, next, ['NAME', 'SIZE']);
    },

    resize(id: number, size: number): void {
      const before = known.get(id);
      if (!isListed(before) || before.size === size) return;
      const next = { ...before, size };
      known.set(id, next);
      replace(before, next, ['SIZE']);
    },

    /** Removes a deleted group; its version counts in the same way. */
    remove({ id, version }: Pick<ListedName, 'id' | 'version'>): void {
      const before = known.get(id);
      if (before && before.version >= version) return;
      known.set(id, { id, version });
      replace(before, null, ['NAME', 'SIZE']);
    },

    /** @param search a part of the names, normalized by `searchedFor`; empty for all */
    async page(
      search: string,
      { skip, limit }: { skip: number; limit: number },
      order: GroupOrder,
    ): Promise<NamePage> {
      const blocks = lists[order];
      return search ? inSlices(find(blocks, search, skip, limit)) : slice(blocks, skip, limit);
    },
  };
}

/** Lists a saved group in this process at once. Its event lists it in all processes. */
export const indexGroup = (names: Names, { id, version, name }: Group): void =>
  names.put({ id, version, folded: foldText(name) });

const isListed = (known: Known | undefined): known is ListedName => known?.folded !== undefined;

/** Skips whole blocks. */
function slice(blocks: readonly Block[], skip: number, limit: number): NamePage {
  const ids: number[] = [];
  let totalCount = 0;
  for (const block of blocks) {
    const from = Math.max(0, skip - totalCount);
    const to = Math.max(0, skip + limit - totalCount);
    for (const { id } of block.slice(from, to)) ids.push(id);
    totalCount += block.length;
  }
  return { ids, totalCount };
}

function* find(blocks: readonly Block[], search: string, skip: number, limit: number): Steps<NamePage> {
  const ids: number[] = [];
  let totalCount = 0;
  for (const block of blocks) {
    const text = textOf(block);
    for (let at = text.indexOf(search); at >= 0; at = nextName(text, search, at)) {
      if (totalCount >= skip && ids.length < limit) ids.push(block[lineOf(text, at)]!.id);
      totalCount++;
    }
    yield;
  }
  return { ids, totalCount };
}

/** A block's names in one text: searching it takes a tenth of the time of searching each name. */
const texts = new WeakMap<Block, string>();

function textOf(block: Block): string {
  const text = texts.get(block) ?? searchable(block.map(({ folded }) => folded).join(SEPARATOR));
  texts.set(block, text);
  return text;
}

/** The first match in the names after the one at `at`; -1 if there is none. */
function nextName(text: string, search: string, at: number): number {
  const end = text.indexOf(SEPARATOR, at);
  return end < 0 ? end : text.indexOf(search, end);
}

/** The number of names that end before `at`. */
function lineOf(text: string, at: number): number {
  let line = 0;
  for (let end = text.indexOf(SEPARATOR); end >= 0 && end < at; end = text.indexOf(SEPARATOR, end + 1))
    line++;
  return line;
}

function without(blocks: readonly Block[], name: ListedName, compare: Compare): readonly Block[] {
  const index = blockOf(blocks, name, compare);
  const block = blocks[index] as Block;
  const left = block.toSpliced(placeIn(block, name, compare), 1);
  return blocks.toSpliced(index, 1, ...(left.length ? [left] : []));
}

function withName(blocks: readonly Block[], name: ListedName, compare: Compare): readonly Block[] {
  if (!blocks.length) return [[name]];
  const index = blockOf(blocks, name, compare);
  const block = blocks[index] as Block;
  const grown = block.toSpliced(placeIn(block, name, compare), 0, name);
  if (grown.length <= BLOCK) return blocks.with(index, grown);
  return blocks.toSpliced(index, 1, grown.slice(0, BLOCK / 2), grown.slice(BLOCK / 2));
}

/** The block for a name: the last one that does not begin after it, or the first. */
const blockOf = (blocks: readonly Block[], name: ListedName, compare: Compare): number =>
  Math.max(0, firstThat(blocks.length, (index) => compare(blocks[index]![0]!, name) > 0) - 1);

const placeIn = (block: Block, name: ListedName, compare: Compare): number =>
  firstThat(block.length, (index) => compare(block[index]!, name) >= 0);

/** The first index for which `isPast` is true; it must stay true for all later ones. `length` if there is none. */
function firstThat(length: number, isPast: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isPast(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
