import { badInput, notFound } from '@tippspiel/shared/errors/app-error';
import { shapeGroup } from '../shape/group.ts';
import { shapeSettings } from '../shape/settings.ts';
import type { Tools } from '../tools.ts';
import {
  RestGroupDocument,
  RestGroupsDocument,
  RestJoinGroupDocument,
  RestLeaveGroupDocument,
  RestSaveGroupDocument,
} from './groups.generated.ts';

type GroupsQuery = { filterOption: number; pageSize: number; pageNumber: number; search: string };
type SaveForm = { groupId?: number; name: string; password?: string };
type JoinForm = { groupId?: number; password?: string; groupGuid?: string; leave: boolean };

const NO_GROUP = 'Diese Spielergruppe gibt es nicht.';

/** Specification, chapter 7, 'Groups'. */
export function groupRoutes({ ask, serve }: Tools): void {
  serve<{ Querystring: GroupsQuery }>('getGroups', async (request, reply) => {
    const { filterOption, pageSize, pageNumber, search } = request.query;
    const variables = { filterOption, page: { pageSize, pageNumber, search } };
    const { groups } = await ask({ request, reply }, RestGroupsDocument, variables);
    const data = groups.items.map(shapeGroup);
    return { data, totalCount: groups.totalCount, settings: shapeSettings(filterOption) };
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
    const { name, password } = request.body;
    const groupId = sameId(groupNumber(request.params.id), request.body.groupId);
    const input = { groupId, name, password };
    const { saveGroup } = await ask({ request, reply }, RestSaveGroupDocument, { input });
    return { data: shapeGroup(saveGroup.group) };
  });
  serve<{ Params: { id: number }; Body: JoinForm }>('joinGroup', async (request, reply) => {
    const { leave, password, groupGuid } = request.body;
    const groupId = sameId(request.params.id, request.body.groupId);
    if (leave) {
      const { leaveGroup } = await ask({ request, reply }, RestLeaveGroupDocument, { input: { groupId } });
      return { data: shapeGroup(leaveGroup.group) };
    }
    const input = { groupId, password, link: groupGuid };
    const { joinGroup } = await ask({ request, reply }, RestJoinGroupDocument, { input });
    return { data: shapeGroup(joinGroup.group) };
  });
}

/** A numeric id is a group's id, a non-numeric one its link (specification, chapter 2). */
function whichGroup(id: string, { groupGuid }: { groupGuid?: string }): { id?: number; link?: string } {
  if (groupGuid) return { link: groupGuid };
  return /^\d{1,9}$/.test(id) ? { id: Number(id) } : { link: id };
}

function groupNumber(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw notFound(NO_GROUP);
  return Number(id);
}

/** The path decides; a form that names another group is refused. */
function sameId(inPath: number, inBody: number | undefined): number {
  if (inBody !== undefined && inBody !== inPath) {
    throw badInput('Pfad und Eingabe meinen verschiedene Spielergruppen.', 'groupId');
  }
  return inPath;
}
