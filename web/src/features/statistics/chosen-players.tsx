import { usePolled } from '../../apollo/use-polled.ts';
import { listVariables, PlayerList, whileShown } from './player-list.tsx';
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

/** Those whose tipp on a match is worth so much. */
export const HitPlayers = ({ view, title, matchId }: OfMatchProps) => {
  const variables = { ...listVariables(view), matchId, filterOption: Number(view.chosen) };
  return (
    <PlayerList
      view={view}
      title={title}
      answer={usePolled(HitPlayersDocument, { variables, ...whileShown })}
    />
  );
};

/** Those who tipped a match just so. */
export const TippPlayers = ({ view, title, matchId }: OfMatchProps) => {
  const { chosen: tippValue, onlyJoker, onlyRandom } = view;
  const variables = { ...listVariables(view), matchId, tippValue, onlyJoker, onlyRandom };
  return (
    <PlayerList
      view={view}
      title={title}
      answer={usePolled(TippPlayersDocument, { variables, ...whileShown })}
    />
  );
};

/** Those who chose a team. */
export const WinnerPlayers = ({ view, title }: ChosenProps) => {
  const variables = { ...listVariables(view), kind: view.kind, teamKZ: view.chosen };
  return (
    <PlayerList
      view={view}
      title={title}
      answer={usePolled(WinnerPlayersDocument, { variables, ...whileShown })}
    />
  );
};
