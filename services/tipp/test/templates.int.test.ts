import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTipp, type TippFixture } from './tipp-fixture.ts';

const START = new Date('2024-06-20T10:00:00Z');
const DEADLINE = new Date('2024-06-20T12:00:00Z');
const [anna, ben] = [player(2), player(3)];

let tipp: TippFixture;
beforeAll(async () => {
  tipp = await openTipp(START);
  await tipp.register(1, 2, 3);
});
afterAll(() => tipp.service.close());

const entities = async (who: Identity | null, representation: object, fields: string): Promise<unknown> => {
  const query = `query($r: [_Any!]!) { _entities(representations: $r) { ${fields} } }`;
  const { data, errors } = await tipp.ask(who, query, { r: [representation] });
  if (errors) throw new Error(JSON.stringify(errors));
  return (data?.['_entities'] as unknown[])[0];
};
const isVisible = async (who: Identity | null, filename: string): Promise<unknown> => {
  const reference = { __typename: 'Template', filename };
  return (await entities(who, reference, '... on Template { visible }')) as unknown;
};

test('a text is filled with the numbers of the current tournament', async () => {
  const text = '<p>{{joker}} Joker, {{spiele}} Spiele</p>';
  const reference = { __typename: 'Template', filename: 'AGB.html', text };
  expect(await entities(null, reference, '... on Template { data }')).toEqual({
    data: '<p>6 Joker, 51 Spiele</p>',
  });
});

test('only operators get the list of placeholders', async () => {
  const query = '{ templatePlaceholders { name value meaning } }';
  const { data } = await tipp.ask(tipp.admin, query);
  expect(data?.['templatePlaceholders']).toContainEqual({
    name: 'joker',
    value: '6',
    meaning: 'Joker je Spieler',
  });
  for (const [who, code] of [
    [null, 'UNAUTHENTICATED'],
    [anna, 'FORBIDDEN'],
  ] as const)
    expect((await tipp.ask(who, query)).errors?.[0]?.extensions.code).toBe(code);
});

test('a card is only hidden on its own page, while its question is open, for players who have not answered it', async () => {
  const manage = async (name: string, type: string, input: object) => {
    const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { bonusQuestion { id version } } }`;
    const { data, errors } = await tipp.ask(tipp.admin, mutation, { input });
    if (errors) throw new Error(JSON.stringify(errors));
    return (data as Record<string, { bonusQuestion: { id: number; version: number } }>)[name]!.bonusQuestion;
  };
  const draft = await manage('saveBonusQuestion', 'SaveBonusQuestionInput', {
    ...{ id: 0, version: 0, question: 'Wer?', description: '', selections: ['Kane', 'Olmo'], points: 3 },
    ...{ place: 'SPIELREGELN', opensAt: null, deadline: DEADLINE.toISOString() },
  });
  expect(await isVisible(anna, 'spielregeln.html')).toEqual({ visible: false });
  const { id } = await manage('openBonusQuestion', 'BonusQuestionInput', draft);
  expect(await isVisible(anna, 'spielregeln.html')).toEqual({ visible: true });
  expect(await isVisible(anna, 'AGB.html')).toEqual({ visible: false });
  expect(await isVisible(anna, '__proto__')).toEqual({ visible: false });
  expect(await isVisible(null, 'spielregeln.html')).toEqual({ visible: false });

  const answer =
    'mutation ($input: SaveBonusAnswerInput!) { saveBonusAnswer(input: $input) { bonusQuestion { id } } }';
  await tipp.ask(anna, answer, { input: { questionId: id, selectionId: 1 } });
  expect(await isVisible(anna, 'spielregeln.html')).toEqual({ visible: false });
  expect(await isVisible(ben, 'spielregeln.html')).toEqual({ visible: true });
  tipp.clock.set(DEADLINE);
  expect(await isVisible(ben, 'spielregeln.html')).toEqual({ visible: false });
});
