import { PlayerListTools } from '../../game/player-list-tools.tsx';
import { SharePicture } from '../../components/share-picture.tsx';
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

/** Search and filters, and the picture to send; nothing while no match is running. */
export const KonferenzTools = ({ shown, asked, ...tools }: KonferenzToolsProps) => {
  const { list, found, refetch } = asked;
  if (list?.live?.matches.length === 0) return null;
  const picture = pictureOf(shown, asked);
  return (
    <PlayerListTools {...tools} view={shown.view} found={found} onRefresh={refetch}>
      {picture && <SharePicture path={picture} name="tippspiel-konferenz" isTool />}
    </PlayerListTools>
  );
};
