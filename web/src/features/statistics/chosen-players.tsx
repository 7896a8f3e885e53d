import { usePagedPlayers } from '../../apollo/use-paged-players.ts';
import { listOf, listVariables, live, PlayerList } from './player-list.tsx';
import {
  HitPlayersDocument,
  TippPlayersDocument,
  WinnerPlayersDocument,
} from './statistic-players.generated.ts';
import type { StatisticsView } from './statistics-address.ts';

interface ChosenProps {
  view: StatisticsView;
  title: string;
}
interface OfMatchProps extends ChosenProps {
  matchId: number;
}

/** The players whose tipp on a match has this many points. */
export const HitPlayers = ({ matchId, ...chosen }: OfMatchProps) => {
  const variables = { ...listVariables(chosen.view), matchId, filterOption: Number(chosen.view.chosen) };
  return <PlayerList {...chosen} answer={usePagedPlayers(HitPlayersDocument, listOf, { variables, live })} />;
};

/** The players with exactly this tipp on a match. */
export const TippPlayers = ({ matchId, ...chosen }: OfMatchProps) => {
  const { chosen: tippValue, onlyJoker, onlyRandom } = chosen.view;
  const variables = { ...listVariables(chosen.view), matchId, tippValue, onlyJoker, onlyRandom };
  return (
    <PlayerList {...chosen} answer={usePagedPlayers(TippPlayersDocument, listOf, { variables, live })} />
  );
};

export const WinnerPlayers = (chosen: ChosenProps) => {
  const { view } = chosen;
  const variables = { ...listVariables(view), kind: view.kind, teamKZ: view.chosen };
  return (
    <PlayerList {...chosen} answer={usePagedPlayers(WinnerPlayersDocument, listOf, { variables, live })} />
  );
};
