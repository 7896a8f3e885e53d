import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { GOALS_WRONG } from './labels.ts';
import type { SaveTippInput } from './routes/tipps.generated.ts';

/** The fields of POST tipps, validated against the description. */
export type TippForm = {
  tippId?: number;
  matchId: number;
  /** May be a number only in JSON. */
  value?: string | number;
  isTeam1: boolean;
  isTeam2: boolean;
  setJoker: boolean;
  isJoker?: boolean;
  isRandom: boolean;
};

const NOTHING_TO_SAVE = 'Es gibt nichts zu speichern.';
const JOKER_MISSING = 'Bitte gib an, ob Du den Joker setzt oder entfernst.';
/** For authors of other clients; the app's forms always send this. */
const WHOSE_GOALS =
  'Bitte gib mit isTeam1 oder isTeam2 an, wessen Tore es sind; für beide zugleich, wie bei 2:1, mit isTeam1 und isTeam2.';
const none = new Set(['', '-', '-1']);

/**
 * Maps a form of the documented call to the graph's input: `value` for the named team or teams (`2:1` for both at
 * once), and a joker only with `setJoker`. Goals or a joker are removed only explicitly, so a form without `value` or
 * `isJoker` is incomplete. The graph checks the range of goals.
 * @throws AppError BAD_USER_INPUT
 */
export function readTippForm(form: TippForm): SaveTippInput {
  const input: SaveTippInput = { matchId: form.matchId };
  if (form.tippId) input.tippId = form.tippId;
  if (form.setJoker) {
    if (form.isJoker === undefined) throw badInput(JOKER_MISSING, 'isJoker');
    input.isJoker = form.isJoker;
  }
  if (form.isRandom) return { ...input, isRandom: true };
  if (form.isTeam1 || form.isTeam2) {
    const [goals1, goals2] = readGoals(form);
    if (form.isTeam1) input.goalsTeam1 = goals1;
    if (form.isTeam2) input.goalsTeam2 = goals2;
  } else if (form.value !== undefined) throw badInput(WHOSE_GOALS, 'value');
  else if (!form.setJoker) throw badInput(NOTHING_TO_SAVE);
  return input;
}

function readGoals({ value, isTeam1, isTeam2 }: TippForm): [number | null, number | null] {
  if (value === undefined) throw badInput(GOALS_WRONG, 'value');
  const text = String(value);
  if (text.includes(':') && !(isTeam1 && isTeam2)) throw badInput(WHOSE_GOALS, 'value');
  const parts = text.split(':');
  if (parts.length > 2) throw badInput(GOALS_WRONG, 'value');
  const [first = '', second = first] = parts;
  return [readGoal(first), readGoal(second)];
}

function readGoal(text: string): number | null {
  const trimmed = text.trim();
  if (none.has(trimmed)) return null;
  if (!/^\d{1,2}$/.test(trimmed)) throw badInput(GOALS_WRONG, 'value');
  return Number(trimmed);
}
