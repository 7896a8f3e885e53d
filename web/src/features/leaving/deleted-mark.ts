import { inTab } from '../../lib/save/kept.ts';

const STORAGE = 'account-deleted';

/**
 * Leaves a note for the next page in this tab, where the player is no longer logged in. Without storage that page cannot
 * recognise the former player and shows the text for visitors.
 */
export const noteDeleted = (): void => void inTab.write(STORAGE, '1');

export const wasDeleted = (): boolean => inTab.read(STORAGE) !== null;
