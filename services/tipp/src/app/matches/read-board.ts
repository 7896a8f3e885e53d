import type { Board } from '../../projection/board.ts';
import type { Projection } from '../../projection/projection.ts';

/**
 * Reads for a change of what operators entered: first what this process knows; the database where that is not what the
 * caller has seen, perhaps through another process, and wherever a write came too late.
 * @param versionOf the version of what changes
 * @param seen the one that the caller has seen, where known
 */
export function readBoard(
  projection: Projection,
  versionOf: (board: Board) => number,
  seen: number | null | undefined,
): () => Promise<Board> {
  let isFirst = true;
  return async () => {
    const { board } = projection.current();
    const isFresh = isFirst && (seen ?? versionOf(board)) === versionOf(board);
    isFirst = false;
    return isFresh ? board : (await projection.refresh()).board;
  };
}
