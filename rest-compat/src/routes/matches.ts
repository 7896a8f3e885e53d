import type { MatchPhase } from '../generated/schema.ts';
import { sendWithEtag } from '../etag.ts';
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
export function matchRoutes({ ask, serve }: Tools): void {
  serve('getMatches', async (request, reply) => {
    const { matches } = await ask({ request, reply }, RestMatchesDocument);
    return sendWithEtag(request, reply, { data: matches });
  });
  serve('getMatchOverview', async (request, reply) => {
    const { matchOverview } = await ask({ request, reply }, RestMatchOverviewDocument);
    return sendWithEtag(request, reply, { data: matchOverview });
  });
  serve('getGroupTables', async (request, reply) => {
    const { groupTables } = await ask({ request, reply }, RestGroupTablesDocument);
    return sendWithEtag(request, reply, { data: groupTables });
  });
  serve('getAdminMatches', async (request, reply) => {
    const { adminMatches, evaluation } = await ask({ request, reply }, RestAdminMatchesDocument);
    return { data: adminMatches.map(shapeAdminMatch), evaluation };
  });
  serve<{ Params: { id: number }; Body: MatchForm }>('saveMatch', async (request, reply) => {
    const { phase, goalsTeam1, goalsTeam2, penaltiesTeam1, penaltiesTeam2, ...given } = request.body;
    const { saveMatch } = await ask({ request, reply }, RestSaveMatchDocument, {
      input: {
        ...given,
        matchId: request.params.id,
        phase: phase?.toUpperCase() as MatchPhase | undefined,
        goalsTeam1: goals(goalsTeam1),
        goalsTeam2: goals(goalsTeam2),
        penaltiesTeam1: goals(penaltiesTeam1),
        penaltiesTeam2: goals(penaltiesTeam2),
      },
    });
    return { data: shapeAdminMatch(saveMatch.adminMatch), evaluation: saveMatch.evaluation };
  });
  serve<{ Params: { id: number }; Body: TeamForm }>('saveTeamMark', async (request, reply) => {
    const { mark, teamKZ, ...given } = request.body;
    const { saveDecision } = await ask({ request, reply }, RestSaveTeamMarkDocument, {
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
  serve('startEvaluation', async (request, reply) => {
    const { startEvaluation } = await ask({ request, reply }, RestStartEvaluationDocument);
    return { data: startEvaluation.evaluation };
  });
  serve('getEvaluation', async (request, reply) => {
    const { evaluation } = await ask({ request, reply }, RestEvaluationDocument);
    return { data: evaluation };
  });
}
