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
export const HitPlayers = ({ view, title, matchId }: OfMatchProps) => {
  const variables = { ...listVariables(view), matchId, filterOption: Number(view.chosen) };
  const answer = usePagedPlayers(HitPlayersDocument, listOf, { variables, live });
  return <PlayerList view={view} title={title} answer={answer} />;
};

/** The players with exactly this tipp on a match. */
export const TippPlayers = ({ view, title, matchId }: OfMatchProps) => {
  const { chosen: tippValue, onlyJoker, onlyRandom } = view;
  const variables = { ...listVariables(view), matchId, tippValue, onlyJoker, onlyRandom };
  const answer = usePagedPlayers(TippPlayersDocument, listOf, { variables, live });
  return <PlayerList view={view} title={title} answer={answer} />;
};

export const WinnerPlayers = ({ view, title }: ChosenProps) => {
  const variables = { ...listVariables(view), kind: view.kind, teamKZ: view.chosen };
  const answer = usePagedPlayers(WinnerPlayersDocument, listOf, { variables, live });
  return <PlayerList view={view} title={title} answer={answer} />;
};
