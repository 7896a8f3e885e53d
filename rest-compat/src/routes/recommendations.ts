import { forbidden, notFound, unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import type { Call, Tools } from '../tools.ts';
import { NO_GROUP } from './groups.ts';
import {
  RestCheckRecommendationDocument,
  RestInvitingGroupDocument,
  RestSendRecommendationDocument,
} from './recommendations.generated.ts';

/** Specification, chapter 7, 'Matches, teams, evaluation': recommending the game, and a group, by e-mail. */
export function recommendationRoutes({ serve }: Tools): void {
  /** The guid of a group's invite link. Only its owner may invite by e-mail (specification, chapter 2, 'Groups'). */
  async function linkOf(call: Call, groupId: number): Promise<string> {
    const { group } = await call.ask(RestInvitingGroupDocument, { groupId });
    // To an outsider it does not exist.
    if (!group?.member) throw notFound(NO_GROUP, 'groupId');
    if (!group.owner) throw forbidden();
    return group.link;
  }

  serve('checkRecommendation', async ({ ask }) => {
    const { viewer, tournament } = await ask(RestCheckRecommendationDocument);
    if (!viewer) throw unauthenticated();
    return { data: { visible: !tournament.firstMatchIsLocked && !viewer.user.isLocked } };
  });

  serve<{ Querystring: { email: string; groupId: number } }>('sendRecommendation', async (call) => {
    const { email, groupId } = call.query;
    const groupLink = groupId === 0 ? undefined : await linkOf(call, groupId);
    await call.ask(RestSendRecommendationDocument, { input: { email, groupLink } });
    return {};
  });
}
