import { sendWithEtag } from '../etag.ts';
import { shapeMatch } from '../shape/match.ts';
import type { Tools } from '../tools.ts';
import {
  RestAdminMatchesDocument,
  RestEvaluationDocument,
  RestGroupTablesDocument,
  RestMatchesDocument,
  RestMatchOverviewDocument,
  RestSaveMatchDocument,
  RestStartEvaluationDocument,
} from './matches.generated.ts';

type MatchForm = { isRunning: boolean; goalsTeam1: number; goalsTeam2: number };

const goals = (given: number): number | null => (given === -1 ? null : given);

/** Specification, chapter 7, 'Matches, teams, evaluation'. */
export function matchRoutes({ ask, serve }: Tools): void {
  serve('getMatches', async (request, reply) => {
    const { matches } = await ask({ request, reply }, RestMatchesDocument);
    return sendWithEtag(request, reply, { data: matches.map(shapeMatch) });
  });
  serve('getMatchOverview', async (request, reply) => {
    const { matchOverview } = await ask({ request, reply }, RestMatchOverviewDocument);
    const { lastMatches, nextMatches } = matchOverview;
    const data = { lastMatches: lastMatches.map(shapeMatch), nextMatches: nextMatches.map(shapeMatch) };
    return sendWithEtag(request, reply, { data });
  });
  serve('getGroupTables', async (request, reply) => {
    const { groupTables } = await ask({ request, reply }, RestGroupTablesDocument);
    const data = groupTables.map((table) => ({ ...table, matches: table.matches.map(shapeMatch) }));
    return sendWithEtag(request, reply, { data });
  });
  serve('getAdminMatches', async (request, reply) => {
    const { matches, evaluation } = await ask({ request, reply }, RestAdminMatchesDocument);
    return { data: matches.map(shapeMatch), evaluation };
  });
  serve<{ Params: { id: number }; Body: MatchForm }>('saveMatch', async (request, reply) => {
    const { isRunning, goalsTeam1, goalsTeam2 } = request.body;
    const { saveMatch } = await ask({ request, reply }, RestSaveMatchDocument, {
      input: {
        matchId: request.params.id,
        isRunning,
        goalsTeam1: goals(goalsTeam1),
        goalsTeam2: goals(goalsTeam2),
      },
    });
    return { data: shapeMatch(saveMatch.match), evaluation: saveMatch.evaluation };
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
