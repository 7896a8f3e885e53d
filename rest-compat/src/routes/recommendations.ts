import { forbidden, notFound, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import type { Call, Tools } from '../tools.ts';
import { NO_GROUP } from './groups.ts';
import {
  RestCheckRecommendationDocument,
  RestInvitingGroupDocument,
  RestSendRecommendationDocument,
} from './recommendations.generated.ts';

/** Specification, chapter 7, 'Matches, teams, evaluation': recommending the game, and a group, by e-mail. */
export function recommendationRoutes({ ask, serve }: Tools): void {
  /** The guid of a group's invite link. Only its owner may invite by e-mail (specification, chapter 2, 'Groups'). */
  async function linkOf(call: Call, groupId: number): Promise<string> {
    const { group } = await ask(call, RestInvitingGroupDocument, { groupId });
    // To an outsider it does not exist.
    if (!group?.member) throw notFound(NO_GROUP, 'groupId');
    if (!group.owner) throw forbidden();
    return group.link;
  }

  serve('checkRecommendation', async (request, reply) => {
    const { viewer, tournament } = await ask({ request, reply }, RestCheckRecommendationDocument);
    if (!viewer) throw unauthenticated();
    return { data: { visible: !tournament.firstMatchIsLocked && !viewer.user.isLocked } };
  });

  serve<{ Querystring: { email: string; groupId: number } }>('sendRecommendation', async (request, reply) => {
    const { email, groupId } = request.query;
    const groupLink = groupId === 0 ? undefined : await linkOf({ request, reply }, groupId);
    await ask({ request, reply }, RestSendRecommendationDocument, { input: { email, groupLink } });
    return {};
  });
}
