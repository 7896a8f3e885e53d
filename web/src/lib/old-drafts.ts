import { parseRow, PREFIX, readRow, removeRow } from './draft-rows.ts';

/** Nobody comes back for it any more. */
const KEPT_MS = 30 * 86_400_000;

const removeAll = (isToGo: (name: string) => boolean): void => {
  try {
    Object.keys(localStorage)
      .filter((name) => name.startsWith(PREFIX) && isToGo(name))
      .forEach(removeRow);
  } catch {
    // Nothing was kept.
  }
};

/** Of a player whom there is not any more. */
export const forgetDrafts = (userId: number): void =>
  removeAll((name) => name.startsWith(`${PREFIX}${userId} `));

/** Once, at the start of the app: what nobody has come back for goes, whosever it was. */
export const clearOldDrafts = (): void =>
  removeAll((name) => !((parseRow(readRow(name))?.at ?? 0) > Date.now() - KEPT_MS));
