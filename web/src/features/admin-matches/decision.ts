import type { DecisionsQuery } from './decisions.generated.ts';
import { decisionTexts } from './texts.ts';

export type Decision = DecisionsQuery['decisions'][number];

/** 'Sieger', 'Turniersieger' */
export const nameOfMark = (id: string): string =>
  decisionTexts.place[id] ?? (id.startsWith('W') ? decisionTexts.winner : decisionTexts.last);

/** A mark with its group, 'Sieger für Gruppe A', or a group's order. */
export const nameOfDecision = (id: string): string => {
  if (id === 'thirds') return decisionTexts.order('-');
  if (id.length === 1) return decisionTexts.order(id);
  return decisionTexts.of(nameOfMark(id), id.startsWith('P') ? '-' : id.slice(1));
};

export const decisionAnchor = (id: string): string => `entscheidung-${id}`;

const areSame = (teams: readonly string[], others: readonly string[]): boolean =>
  teams.length === others.length && teams.every((team) => others.includes(team));

/**
 * The order of level teams to show and to save: what is entered, else what was decided; as proposed when a corrected result
 * has left other teams level than those. Where none are any more, what was decided, which can be taken back.
 * @param entered short codes, null for nothing
 */
export const orderOf = (
  { given, proposal }: Pick<Decision, 'given' | 'proposal'>,
  entered: readonly string[] | null,
): string[] => {
  const [decided, level] = [given, proposal].map((teams) => teams.map(({ teamKZ }) => teamKZ)) as [
    string[],
    string[],
  ];
  if (!level.length) return decided;
  return [...([entered, decided].find((teams) => teams && areSame(teams, level)) ?? level)];
};
