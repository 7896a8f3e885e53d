import { badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { shapeGroup } from '../shape/group.ts';
import { shapeSettings } from '../shape/settings.ts';
import { listVariables, type PageQuery, type Tools } from '../tools.ts';
import { memberRoutes, requireSameId } from './group-members.ts';
import {
  RestDeleteGroupDocument,
  RestGroupDocument,
  RestGroupsDocument,
  RestSaveGroupDocument,
} from './groups.generated.ts';

type GroupsQuery = PageQuery & { filterOption: number };
type SaveForm = { groupId?: number; key?: string; name: string; password?: string; noPassword: boolean };

export const NO_GROUP = 'Diese Spielergruppe gibt es nicht.';

/** Specification, chapter 7, 'Groups'. */
export function groupRoutes(tools: Tools): void {
  const { ask, serve } = tools;
  serve<{ Querystring: GroupsQuery }>('getGroups', async (request, reply) => {
    const { groups } = await ask({ request, reply }, RestGroupsDocument, listVariables(request.query));
    const data = groups.items.map(shapeGroup);
    return { data, totalCount: groups.totalCount, settings: shapeSettings(request.query.filterOption) };
  });
  serve<{ Params: { id: string }; Querystring: { groupGuid?: string } }>(
    'getGroup',
    async (request, reply) => {
      const { group } = await ask(
        { request, reply },
        RestGroupDocument,
        whichGroup(request.params.id, request.query),
      );
      if (!group) throw notFound(NO_GROUP);
      return { data: shapeGroup(group) };
    },
  );
  serve<{ Params: { id: string }; Body: SaveForm }>('saveGroup', async (request, reply) => {
    const groupId = requireSameId(groupNumber(request.params.id), request.body.groupId);
    const { key, name } = request.body;
    const input = { groupId, key, name, password: givenPassword(request.body) };
    const { saveGroup } = await ask({ request, reply }, RestSaveGroupDocument, { input });
    return { data: shapeGroup(saveGroup.group) };
  });
  serve<{ Params: { id: string } }>('deleteGroup', async (request, reply) => {
    const input = { groupId: groupNumber(request.params.id) };
    const { deleteGroup } = await ask({ request, reply }, RestDeleteGroupDocument, { input });
    return { data: deleteGroup.deletedId };
  });
  memberRoutes(tools);
}

/**
 * The password to store; undefined to keep the present one. Clients always read an empty password, so an empty one
 * keeps it when they send it back. Only `noPassword` makes a group public.
 */
function givenPassword({ password = '', noPassword }: SaveForm): string | undefined {
  const isGiven = password.trim() !== '';
  if (noPassword && isGiven)
    throw badInput(
      'Bitte gib entweder ein neues Kennwort an oder „Ohne Kennwort“, nicht beides.',
      'noPassword',
    );
  return noPassword ? '' : isGiven ? password : undefined;
}

/** A numeric id is a group's id. Any other is its link (specification, chapter 2). */
function whichGroup(id: string, { groupGuid }: { groupGuid?: string }): { id?: number; link?: string } {
  if (groupGuid) return { link: groupGuid };
  return /^\d{1,9}$/.test(id) ? { id: Number(id) } : { link: id };
}

function groupNumber(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound(NO_GROUP);
  return Number(id);
}
