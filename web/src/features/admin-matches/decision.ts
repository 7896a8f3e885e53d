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

/** It is too early to decide, and nothing is decided or known. Only the reason is shown. */
const isWaiting = ({ isOpen, given, proposal }: Decision): boolean =>
  !isOpen && !given.length && !proposal.length;

/** Groups adjacent marks that wait for the same reason, so that it is shown once. */
export const rowsOf = (marks: readonly Decision[]): Decision[][] => {
  const rows: Decision[][] = [];
  for (const mark of marks) {
    const above = rows.at(-1);
    const [other] = above ?? [];
    if (other && isWaiting(other) && isWaiting(mark) && other.hint === mark.hint) above?.push(mark);
    else rows.push([mark]);
  }
  return rows;
};

export const decisionAnchor = (id: string): string => `entscheidung-${id}`;

const areSame = (teams: readonly string[], others: readonly string[]): boolean =>
  teams.length === others.length && teams.every((team) => others.includes(team));

/**
 * The order of level teams to show and to save: the entered one, else the decided one. If a corrected result has made
 * other teams level, it is the proposed one. If no teams are level any more, it is the decided one, which can be taken
 * back.
 * @param entered short codes; null for none
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
