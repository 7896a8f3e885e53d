import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { readShapes, type SchemaShapes } from '@tippspiel/shared/platform/testing/payloads';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startFeed, type Kit } from './kit.ts';

const SCHEMA = new URL('../schema.graphql', import.meta.url);
const GROUP = 5;
const MEMBER = 1;

let kit: Kit;
let shapes: SchemaShapes;
beforeAll(async () => {
  kit = await startFeed();
  shapes = await readShapes(SCHEMA);
});
afterAll(() => kit.stop());

/** For operators only. Every visitor may read their results (`sponsors.int.test.ts`, `pages.int.test.ts`). */
const ofPublicThings = ['addSponsor', 'removeSponsor', 'saveTemplate'];

/** The existing texts before the mutation, and who made them. */
type World = { groupId: number | null; postId: number; commentId: number };
type Row = {
  input(world: World): object;
  /** Ids of the payload's entities, if the payload may omit one. */
  ids?(world: World): Record<string, number>;
  /** The type whose fields the payload itself contains. */
  like?: (id: number, world: World) => string;
};

/** Every mutation of the schema has its row here. */
const rows: Record<string, Row> = {
  publishPost: { input: ({ groupId }) => ({ text: 'Neu', groupId }) },
  // For operators on the main feed only; `operator-posts.int.test.ts` covers the others.
  saveOperatorPost: {
    input: () => ({ subject: 'Neu', text: '<p>Neu</p>', isCommentAble: true, isPublished: false }),
  },
  addComment: {
    input: ({ postId }) => ({ postId, text: 'Neu' }),
    ids: ({ postId }) => ({ post: postId }),
  },
  toggleLike: {
    input: ({ commentId }) => ({ postId: commentId }),
    like: () => 'Comment',
  },
  setReaction: {
    input: ({ commentId }) => ({ id: commentId, reaction: 'BALL' }),
    like: () => 'Comment',
  },
  reportText: { input: ({ commentId }) => ({ id: commentId }) },
  moderateText: { input: ({ commentId }) => ({ id: commentId, step: 'HIDE' }) },
  deletePost: { input: ({ postId }) => ({ postId }) },
  deleteComment: {
    input: ({ postId, commentId }) => ({ postId, commentId }),
    ids: ({ postId }) => ({ post: postId }),
  },
};

type Stay = 'never' | 'left' | 'in';
type Person = { stay: Stay; isAuthor: boolean; isAdmin: boolean };
const people: Record<string, Person> = {
  'an outsider': { stay: 'never', isAuthor: false, isAdmin: false },
  'a former member': { stay: 'left', isAuthor: false, isAdmin: false },
  'a former member who wrote it': { stay: 'left', isAuthor: true, isAdmin: false },
  'a member': { stay: 'in', isAuthor: false, isAdmin: false },
  'a member who wrote it': { stay: 'in', isAuthor: true, isAdmin: false },
  'an operator': { stay: 'never', isAuthor: false, isAdmin: true },
  'an operator who was a member': { stay: 'left', isAuthor: true, isAdmin: true },
  'an operator who is a member': { stay: 'in', isAuthor: false, isAdmin: true },
};

let nextUser = 100;

async function prepare(groupId: number | null, { stay, isAuthor, isAdmin }: Person) {
  const who = player(nextUser++, { isAdmin });
  const { memberships } = kit.deps.store;
  const put = (userId: number, version: number, isMember: boolean) =>
    memberships.apply([{ groupId: GROUP, userId, version, isMember }]);
  await put(MEMBER, 1, true);
  if (stay !== 'never') await put(who.userId, 1, true);
  const author = isAuthor ? who.userId : MEMBER;
  const post = await kit.publish(author, 'Nur für uns', groupId ?? undefined);
  const { comment } = await kit.comment(author, post.id, 'Dazu');
  await kit.like(MEMBER, comment.id);
  if (stay === 'left') await put(who.userId, 2, false);
  return { who, world: { groupId, postId: post.id, commentId: comment.id } };
}

/** A query's result for an entity, as this person sees it; null for nothing. */
async function shown(who: Identity, type: string, id: number): Promise<unknown> {
  const fields = shapes.everythingOf(type);
  const query = `query($r: [_Any!]!) { _entities(representations: $r) { ... on ${type} ${fields} } }`;
  const { data, errors } = await kit.ask(who, query, { r: [{ __typename: type, id }] });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data?.['_entities'] as unknown[])[0];
}

test('every mutation of the schema has its row', () => {
  expect(shapes.mutations.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(rows), ...ofPublicThings].sort(),
  );
});

describe.each(Object.entries(people))('%s is shown by a payload what a query shows', (_who, person) => {
  test.each(Object.keys(rows).flatMap((name) => [GROUP, null].map((groupId) => [name, groupId] as const)))(
    '%s in group %j',
    async (name, groupId) => {
      const shape = shapes.mutations.find((mutation) => mutation.name === name)!;
      const row = rows[name]!;
      const { who, world } = await prepare(groupId, person);
      const mutation = `mutation($input: ${shape.input}!) { answer: ${name}(input: $input) ${shape.everything} }`;
      const { data, errors } = await kit.ask(who, mutation, { input: row.input(world) });
      const answer = data?.['answer'] as Record<string, unknown> | null | undefined;
      const mayRead = groupId === null || person.stay === 'in';
      // An unreported text may be moderated or deleted only by operators who can read it.
      const mayDelete = person.isAuthor || (person.isAdmin && mayRead);
      const may =
        name === 'saveOperatorPost'
          ? person.isAdmin
          : mayRead &&
            !(name === 'reportText' && person.isAuthor) &&
            !(name === 'moderateText' && !person.isAdmin);
      expect(!errors).toBe(name.startsWith('delete') ? mayDelete : may);
      if (!answer) return;
      for (const [field, type] of Object.entries(shape.entities)) {
        const id = (answer[field] as { id: number } | null)?.id ?? row.ids?.(world)[field];
        expect(answer[field]).toEqual(await shown(who, type, id!));
        expect(answer[field] !== null).toBe(name === 'saveOperatorPost' || mayRead);
      }
      if (row.like) {
        const id = answer['id'] as number;
        expect(await shown(who, row.like(id, world), id)).toMatchObject(answer);
      }
    },
  );
});
