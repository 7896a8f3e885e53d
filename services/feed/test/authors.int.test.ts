import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NOW, runFeed, startFeed, type Kit } from './kit.ts';

let kit: Kit;
let second: Kit;
beforeAll(async () => {
  kit = await startFeed();
  second = await runFeed(kit.env);
});
afterAll(async () => {
  await second.close();
  await kit.stop();
});

const ada = {
  ...{ userId: 1, version: 1, firstname: 'Ada', lastname: 'Löwe', city: 'Köln', pictureStamp: 'pada' },
  ...{ country: 'Deutschland', institution: '', isAdmin: false, isLocked: false, dateActivated: NOW },
};
const USER = 'id firstname lastname fullname city pictureStamp isLocked';
const shownOf = ({ userId: id, firstname, lastname, city, pictureStamp, isLocked }: typeof ada) => ({
  ...{ id, firstname, lastname, fullname: `${firstname} ${lastname}`, city, pictureStamp, isLocked },
});
const nobody = (id: number) => ({
  ...{ id, firstname: 'Mitspieler', lastname: '', fullname: 'Mitspieler', city: '', pictureStamp: '' },
  isLocked: false,
});

async function authorsOf(who: Kit, id: number) {
  const fields = `user { ${USER} } lastComments { user { ${USER} } } likes { items { ${USER} } }`;
  const { data, errors } = await who.ask(player(9), `{ post(id: ${id}) { ${fields} } }`);
  if (errors) throw new Error(JSON.stringify(errors));
  const post = data?.['post'] as {
    user: object;
    lastComments: { user: object }[];
    likes: { items: object[] };
  };
  return { post: post.user, comment: post.lastComments[0]?.user, like: post.likes.items[0] };
}

async function published(): Promise<number> {
  const { id } = await kit.publish(1, 'Wer bin ich?');
  await kit.comment(1, id, 'Und hier?');
  await kit.like(1, id);
  return id;
}

const everywhere = (author: object) => ({ post: author, comment: author, like: author });
const shownBy = (who: Kit, id: number, fullname: string) =>
  until(`${fullname} in the feed`, async () => {
    const { post } = await authorsOf(who, id);
    return (post as { fullname: string }).fullname === fullname;
  });

test('authors and likers get their names and pictures from user’s events, in every process', async () => {
  const id = await published();
  // Written before the event arrived: the post exists, its author follows.
  expect(await authorsOf(kit, id)).toEqual(everywhere(nobody(1)));
  await kit.publishEvent('user.account.registered.v1', ada);
  for (const who of [kit, second]) {
    await shownBy(who, id, 'Ada Löwe');
    expect(await authorsOf(who, id)).toEqual(everywhere(shownOf(ada)));
  }
  // Both processes have cached it: a new name reaches them, too, and an older event changes nothing.
  const eva = { ...ada, version: 3, firstname: 'Eva', pictureStamp: '', isLocked: true };
  await kit.publishEvent('user.account.changed.v1', eva);
  await kit.publishEvent('user.account.changed.v1', { ...ada, version: 2, firstname: 'Alt' });
  await until('both events to be stored', async () =>
    kit.deps.store.authors.model.exists({ _id: 1, version: 3 }),
  );
  for (const who of [kit, second]) {
    await shownBy(who, id, 'Eva Löwe');
    expect(await authorsOf(who, id)).toEqual(everywhere(shownOf(eva)));
  }
});
