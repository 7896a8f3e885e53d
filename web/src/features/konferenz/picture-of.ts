import { getViewer } from '../../lib/session/session.ts';
import type { Shown, useKonferenz } from './use-konferenz.ts';

/**
 * The address of the picture of a table. After the final whistle there is none of the Konferenz any more, but that of
 * the group, or of the own match day.
 * @returns null if there is nothing to show
 */
export const pictureOf = (
  { groupId, view: { onlyFavorites } }: Shown,
  { list, isOver, dayOver }: Pick<ReturnType<typeof useKonferenz>, 'list' | 'isOver' | 'dayOver'>,
): string | null => {
  const { rows = [], highlights = [], own } = list?.live ?? {};
  const all = [...rows, ...highlights, ...(own ? [own] : [])];
  if (all.length === 0 || list?.blocked) return null;
  if (!isOver) return `/bild/konferenz?gruppe=${groupId}${onlyFavorites ? '&liste=1' : ''}`;
  if (groupId > 0) return `/bild/gruppe/${groupId}`;
  const hasTipped = all.some(
    ({ user, tipps }) => user.id === getViewer() && tipps.some(({ isValid }) => isValid),
  );
  return dayOver > 0 && hasTipped ? `/bild/spieltag/${dayOver}` : null;
};
