import { expect, test } from '@jest/globals';
import { orderOf } from './decision.ts';

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
