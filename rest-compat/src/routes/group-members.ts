import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { shapeGroup } from '../shape/group.ts';
import { shapeSettings } from '../shape/settings.ts';
import { shapeUser } from '../shape/user.ts';
import { listVariables, type Call, type PageQuery, type Tools } from '../tools.ts';
import {
  RestAddMemberDocument,
  RestGroupCandidatesDocument,
  RestGroupMembersDocument,
  RestJoinGroupDocument,
  RestLeaveGroupDocument,
  RestRemoveMemberDocument,
  type GroupFieldsFragment,
} from './groups.generated.ts';

type JoinForm = { groupId?: number; password?: string; leave: boolean; add: boolean; userId?: number };
type MembersQuery = PageQuery & { onlyFavorites: boolean };
type ById = { Params: { id: number } };

/** Specification, chapter 7, 'Groups': the members of a group, joining, leaving, and candidates for an invitation. */
export function memberRoutes({ serve }: Tools): void {
  /** One call with flags. With `userId` the group's owner changes another player's membership, otherwise one's own. */
  async function change(call: Call, groupId: number, form: JoinForm): Promise<GroupFieldsFragment> {
    const { leave, add, userId, password } = form;
    if (leave && add) throw badInput('Aufnehmen und entfernen geht nicht zugleich.', 'leave');
    if (userId) {
      const input = { groupId, userId };
      if (leave) return (await call.ask(RestRemoveMemberDocument, { input })).removeMember.group;
      if (add) return (await call.ask(RestAddMemberDocument, { input })).addMember.group;
      throw badInput('Bitte gib an, ob der Spieler aufgenommen oder entfernt wird.', 'userId');
    }
    if (add) throw badInput('Bitte gib an, wer aufgenommen wird.', 'userId');
    if (leave) return (await call.ask(RestLeaveGroupDocument, { input: { groupId } })).leaveGroup.group;
    return (await call.ask(RestJoinGroupDocument, { input: { groupId, password } })).joinGroup.group;
  }

  serve<ById & { Body: JoinForm }>('joinGroup', async (call) => {
    const groupId = requireSameId(call.params.id, call.body.groupId);
    return { data: shapeGroup(await change(call, groupId, call.body)) };
  });

  serve<ById & { Querystring: MembersQuery }>('getGroupMembers', async ({ params, query, ask }) => {
    const { onlyFavorites } = query;
    const variables = { groupId: params.id, ...listVariables(query) };
    const { groupRanking } = await ask(RestGroupMembersDocument, variables);
    const { items, totalCount, blocked, visible } = groupRanking;
    const data = items.map(({ user, ranking }) => ({ ...shapeUser(user), groupRanking: ranking }));
    return { data, totalCount, blocked, visible, settings: shapeSettings(onlyFavorites) };
  });

  serve<ById & { Querystring: MembersQuery }>('getGroupCandidates', async ({ params, query, ask }) => {
    const { onlyFavorites } = query;
    const variables = { groupId: params.id, ...listVariables(query) };
    const { groupCandidates } = await ask(RestGroupCandidatesDocument, variables);
    const { items: data, totalCount } = groupCandidates;
    return { data, totalCount, settings: shapeSettings(onlyFavorites) };
  });
}

/** The path's id applies. A form with a different group is refused. */
export function requireSameId(inPath: number, inBody: number | undefined): number {
  if (inBody !== undefined && inBody !== inPath) {
    throw badInput('Pfad und Eingabe meinen verschiedene Spielergruppen.', 'groupId');
  }
  return inPath;
}
