import { PlayerListTools } from '../../game/player-list-tools.tsx';
import { SharePicture } from '../../components/share-picture.tsx';
import { cx } from '../../lib/class-names.ts';
import { pictureOf } from './picture-of.ts';
import type { Shown, useKonferenz } from './use-konferenz.ts';

interface KonferenzToolsProps {
  shown: Shown;
  asked: ReturnType<typeof useKonferenz>;
  /** The list's screen. */
  base: string;
  ofFavorites?: boolean;
  isFolded?: boolean;
}

/** Search and filters, and the picture to send: it alone after the final whistle, and nothing between matches. */
export const KonferenzTools = ({ shown, asked, ...tools }: KonferenzToolsProps) => {
  const { list, found, isOver, refetch } = asked;
  if (list?.live?.matches.length === 0) return null;
  const picture = pictureOf(shown, asked);
  const share = picture && <SharePicture path={picture} name="tippspiel-konferenz" isTool />;
  if (isOver)
    return <div className={cx('flex min-h-11 justify-end', !tools.isFolded && 'mb-4')}>{share}</div>;
  return (
    <PlayerListTools {...tools} view={shown.view} found={found} onRefresh={refetch}>
      {share}
    </PlayerListTools>
  );
};
