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
  const { serve } = tools;
  serve<{ Querystring: GroupsQuery }>('getGroups', async ({ query, ask }) => {
    const { groups } = await ask(RestGroupsDocument, listVariables(query));
    const data = groups.items.map(shapeGroup);
    return { data, totalCount: groups.totalCount, settings: shapeSettings(query.filterOption) };
  });
  serve<{ Params: { id: string }; Querystring: { groupGuid?: string } }>(
    'getGroup',
    async ({ params, query, ask }) => {
      const { group } = await ask(RestGroupDocument, whichGroup(params.id, query));
      if (!group) throw notFound(NO_GROUP);
      return { data: shapeGroup(group) };
    },
  );
  serve<{ Params: { id: string }; Body: SaveForm }>('saveGroup', async ({ params, body, ask }) => {
    const groupId = requireSameId(groupNumber(params.id), body.groupId);
    const { key, name } = body;
    const input = { groupId, key, name, password: givenPassword(body) };
    const { saveGroup } = await ask(RestSaveGroupDocument, { input });
    return { data: shapeGroup(saveGroup.group) };
  });
  serve<{ Params: { id: string } }>('deleteGroup', async ({ params, ask }) => {
    const input = { groupId: groupNumber(params.id) };
    const { deleteGroup } = await ask(RestDeleteGroupDocument, { input });
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
