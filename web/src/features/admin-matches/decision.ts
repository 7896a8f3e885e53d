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

/** Too early to decide, nothing decided and nothing known: there is only the reason to read. */
const isWaiting = ({ isOpen, given, proposal }: Decision): boolean =>
  !isOpen && !given.length && !proposal.length;

/** Marks beneath each other that wait for the same belong together: the reason is said once. */
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
 * The order of level teams to show and to save: the entered one, else the decided one; as proposed when a corrected result has left other
 * teams level than those. Where none are any more, the decided one, which can be taken back.
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
