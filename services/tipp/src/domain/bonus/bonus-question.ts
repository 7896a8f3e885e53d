/** The pages of the app where a question's playing card may be hidden. */
export const BONUS_PLACES = [
  'START',
  'RANGLISTE',
  'TIPPDUELL',
  'STATISTIK',
  'TABELLE',
  'SPIELERGRUPPEN',
  'SPIELREGELN',
  'AGB',
  'IMPRESSUM',
  'DATENSCHUTZ',
] as const;
export type BonusPlace = (typeof BONUS_PLACES)[number];

/** A question beside the matches, as operators wrote it. Instants are ms since 1970. */
export type BonusQuestion = {
  id: number;
  /** Counts all changes. */
  version: number;
  /** Sanitized HTML. */
  question: string;
  /** Sanitized HTML. */
  description: string;
  options: string[];
  points: number;
  place: BonusPlace;
  /** Null for a draft. */
  opensAt: number | null;
  /** From this instant on answers cannot change. */
  deadline: number;
  /** Indexes of the right options; empty while the question is not resolved. */
  right: number[];
  /** Counts the changes of `right`, because an evaluation depends on them. */
  resolutions: number;
  /** Removed by an operator; it was never opened. */
  isRemoved: boolean;
};

export type BonusState = 'DRAFT' | 'PLANNED' | 'OPEN' | 'CLOSED' | 'RESOLVED';

/** @param now ms since 1970 */
export function bonusState({ opensAt, deadline, right }: BonusQuestion, now: number): BonusState {
  if (opensAt === null) return 'DRAFT';
  if (now < opensAt) return 'PLANNED';
  if (now < deadline) return 'OPEN';
  return right.length ? 'RESOLVED' : 'CLOSED';
}

/** Players know of a question from its opening on. */
export const wasOpened = ({ opensAt }: BonusQuestion, now: number): boolean =>
  opensAt !== null && now >= opensAt;

/** Points for the option at this index (null for no answer); null while the question is not resolved. */
export function bonusPoints({ right, points }: BonusQuestion, choice: number | null): number | null {
  if (!right.length) return null;
  return choice !== null && right.includes(choice) ? points : 0;
}
