import { expect, test } from '@jest/globals';
import { orderOf, rowsOf, type Decision } from './decision.ts';

const teams = (...codes: string[]) => codes.map((teamKZ) => ({ teamKZ, name: teamKZ }));

test.each([
  ['the proposal, as long as nothing is decided', [], ['ESP', 'ITA'], null, ['ESP', 'ITA']],
  ['what was decided', ['ITA', 'ESP'], ['ESP', 'ITA'], null, ['ITA', 'ESP']],
  ['what is entered on top of that', ['ITA', 'ESP'], ['ESP', 'ITA'], ['ESP', 'ITA'], ['ESP', 'ITA']],
  ['the proposal, once a third team is level too', ['ITA', 'ESP'], ['ESP', 'ITA', 'ALB'], null, ['ESP', 'ITA', 'ALB']],
  ['the proposal, once other teams are level than were entered', [], ['ESP', 'ALB'], ['ITA', 'ESP'], ['ESP', 'ALB']],
  ['what was decided, once no teams are level', ['ITA', 'ESP'], [], ['ESP', 'ITA'], ['ITA', 'ESP']],
])('the order begins with %s', (_what, given, proposal, entered, order) => {
  expect(orderOf({ given: teams(...given), proposal: teams(...proposal) }, entered)).toEqual(order);
}); // prettier-ignore

test('marks that wait for the same reason share a row; open, decided and known marks have their own', () => {
  const mark = (id: string, part: Partial<Decision>) =>
    ({ id, isOpen: false, given: [], proposal: [], hint: 'Finale', ...part }) as unknown as Decision;
  const marks = [
    mark('P1', {}),
    mark('P2', {}),
    mark('P3', { hint: 'Spiel um Platz 3' }),
    mark('WA', { isOpen: true, hint: null }),
    mark('LA', { isOpen: true, hint: null }),
    mark('WB', { given: teams('ESP') as Decision['given'] }),
    mark('LB', { proposal: teams('ALB') as Decision['proposal'] }),
  ];
  expect(rowsOf(marks).map((row) => row.map(({ id }) => id))).toEqual([
    ['P1', 'P2'],
    ['P3'],
    ['WA'],
    ['LA'],
    ['WB'],
    ['LB'],
  ]);
});
