import type { MatchPhase } from '../generated/schema.ts';
import { shapeAdminMatch } from '../shape/match.ts';
import type { Tools } from '../tools.ts';
import {
  RestAdminMatchesDocument,
  RestEvaluationDocument,
  RestGroupTablesDocument,
  RestMatchesDocument,
  RestMatchOverviewDocument,
  RestSaveMatchDocument,
  RestSaveTeamMarkDocument,
  RestStartEvaluationDocument,
} from './matches.generated.ts';

type MatchForm = {
  isRunning?: boolean;
  phase?: Lowercase<MatchPhase>;
  goalsTeam1?: number;
  goalsTeam2?: number;
  penaltiesTeam1?: number;
  penaltiesTeam2?: number;
  teamKZ1?: string;
  teamKZ2?: string;
  version?: number;
  changesTeams?: boolean;
  confirmedQuestion?: string;
};
type TeamForm = {
  mark: string;
  teamKZ: string;
  version?: number;
  changesTeams?: boolean;
  confirmedQuestion?: string;
};

/** -1 removes goals. A missing value keeps them. */
const goals = (given: number | undefined): number | null | undefined => (given === -1 ? null : given);

/** Specification, chapter 7, 'Matches, teams, evaluation'. */
export function matchRoutes({ serve, serveWithEtag }: Tools): void {
  serveWithEtag('getMatches', async ({ ask }) => {
    const { matches } = await ask(RestMatchesDocument);
    return { data: matches };
  });
  serveWithEtag('getMatchOverview', async ({ ask }) => {
    const { matchOverview } = await ask(RestMatchOverviewDocument);
    return { data: matchOverview };
  });
  serveWithEtag('getGroupTables', async ({ ask }) => {
    const { groupTables } = await ask(RestGroupTablesDocument);
    return { data: groupTables };
  });
  serve('getAdminMatches', async ({ ask }) => {
    const { adminMatches, evaluation } = await ask(RestAdminMatchesDocument);
    return { data: adminMatches.map(shapeAdminMatch), evaluation };
  });
  serve<{ Params: { id: number }; Body: MatchForm }>('saveMatch', async ({ params, body, ask }) => {
    const { phase, goalsTeam1, goalsTeam2, penaltiesTeam1, penaltiesTeam2, ...given } = body;
    const { saveMatch } = await ask(RestSaveMatchDocument, {
      input: {
        ...given,
        matchId: params.id,
        phase: phase?.toUpperCase() as MatchPhase | undefined,
        goalsTeam1: goals(goalsTeam1),
        goalsTeam2: goals(goalsTeam2),
        penaltiesTeam1: goals(penaltiesTeam1),
        penaltiesTeam2: goals(penaltiesTeam2),
      },
    });
    return { data: shapeAdminMatch(saveMatch.adminMatch), evaluation: saveMatch.evaluation };
  });
  serve<{ Params: { id: number }; Body: TeamForm }>('saveTeamMark', async ({ body, ask }) => {
    const { mark, teamKZ, ...given } = body;
    const { saveDecision } = await ask(RestSaveTeamMarkDocument, {
      input: { ...given, id: mark, teams: teamKZ ? [teamKZ] : [] },
    });
    const { decision, evaluation } = saveDecision;
    const [team] = [...decision.given, ...decision.proposal];
    return {
      data: {
        mark,
        teamKZ: team?.teamKZ ?? '',
        isGiven: decision.given.length > 0,
        version: decision.version,
      },
      evaluation,
    };
  });
  serve('startEvaluation', async ({ ask }) => {
    const { startEvaluation } = await ask(RestStartEvaluationDocument);
    return { data: startEvaluation.evaluation };
  });
  serve('getEvaluation', async ({ ask }) => {
    const { evaluation } = await ask(RestEvaluationDocument);
    return { data: evaluation };
  });
}
