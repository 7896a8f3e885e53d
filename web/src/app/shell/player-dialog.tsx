import { useSearchParams } from 'react-router-dom';
import { DUELS_OF_PLAYER, texts as duelTexts } from '../../features/duels/texts.ts';
import { UserDuels } from '../../features/duels/user-duels.tsx';
import { PlayerPoints } from '../../features/points/player-points.tsx';
import { texts as pointsTexts } from '../../features/points/texts.ts';
import { UserCardDialog } from '../../features/user-card/user-card-dialog.tsx';
import { UserTippsDialog, type TippKind } from '../../features/user-tipps/user-tipps-dialog.tsx';
import { texts as winnerTexts } from '../../features/winner-tipps/texts.ts';
import { UserWinnerTipps } from '../../features/winner-tipps/user-winner-tipps.tsx';
import { PLAYER_KIND, POINTS } from '../../lib/address/addresses.ts';

/** Further views of a player beside the match tipps, one per feature. */
const kinds: (TippKind & { short: string })[] = [
  { kind: 'sieger', label: winnerTexts.winnerTab, short: winnerTexts.ofPlayer, Panel: UserWinnerTipps },
  { kind: DUELS_OF_PLAYER, label: duelTexts.kind, short: duelTexts.ofPlayer, Panel: UserDuels },
];
/** All views. `links` omits the points, because the card's points already link there. */
const allKinds: TippKind[] = [...kinds, { kind: POINTS, label: pointsTexts.tab, Panel: PlayerPoints }];
const links = kinds.map(({ kind, short }) => ({ kind, label: short }));

/** A player's card, or the player's tipps, depending on the address. */
export const PlayerDialog = () => {
  const [params] = useSearchParams();
  return params.has(PLAYER_KIND) ? <UserTippsDialog kinds={allKinds} /> : <UserCardDialog links={links} />;
};
