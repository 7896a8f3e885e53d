import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { createFirstAnswers } from './first-answers.ts';

const SECOND = 1000;
const tipps = { name: 'MyTipps', variables: { pageNumber: 0 }, data: { tipps: [] } };
const ranking = {
  name: 'Ranking',
  variables: { page: { pageNumber: 1, pageSize: 10 }, onlyLocked: false },
  data: { ranking: { items: [] } },
};
const create = (age = 1 * SECOND) => createFirstAnswers(JSON.stringify([tipps, ranking]), () => age);

test('an answer is given to the very query until that is shown', () => {
  const answers = create();
  expect(answers.find('MyTipps', { pageNumber: 1 })).toBeUndefined();
  expect(answers.find('UserTipps', { pageNumber: 0 })).toBeUndefined();
  expect(answers.find('MyTipps', { pageNumber: 0 })).toEqual(tipps.data);
  // A second render follows a discarded one.
  expect(answers.find('MyTipps', { pageNumber: 0 })).toEqual(tipps.data);
  answers.drop('MyTipps', { pageNumber: 0 });
  expect(answers.find('MyTipps', { pageNumber: 0 })).toBeUndefined();
  expect(answers.find('Ranking', ranking.variables)).toEqual(ranking.data);
});

test('variables are equal in whichever order they stand; what is not said is not there', () => {
  const page = { pageSize: 10, pageNumber: 1 };
  expect(create().find('Ranking', { onlyLocked: false, page })).toEqual(ranking.data);
  expect(create().find('Ranking', { onlyLocked: false, page, search: undefined })).toEqual(ranking.data);
  expect(create().find('Ranking', { onlyLocked: false, page, search: '' })).toBeUndefined();
});

test('a page that took long to start asks itself', () => {
  expect(create(19 * SECOND).find('MyTipps', tipps.variables)).toEqual(tipps.data);
  expect(create(21 * SECOND).find('MyTipps', tipps.variables)).toBeUndefined();
});

test('after a write nothing older is shown', () => {
  const answers = create();
  answers.forget();
  expect(answers.find('MyTipps', tipps.variables)).toBeUndefined();
});

test('whatever stands in the page, the app starts', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(
        createFirstAnswers(text.startsWith('[') ? `x${text}` : text, () => 0).find('Status', {}),
      ).toBeUndefined();
    }),
  );
});
