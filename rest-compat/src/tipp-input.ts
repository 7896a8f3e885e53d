import { badInput } from '@tippspiel/shared/errors/app-error';
import type { SaveTippInput } from './routes/tipps.generated.ts';

/** The fields of POST tipps, checked by its description. */
export type TippForm = {
  tippId?: number;
  matchId: number;
  value?: string;
  isTeam1: boolean;
  isTeam2: boolean;
  setJoker: boolean;
  isJoker: boolean;
  isRandom: boolean;
};

const GOALS_WRONG = 'Bitte wähle 0 bis 15 Tore oder - für keinen Tipp.';
const NOTHING_TO_SAVE = 'Es gibt nichts zu speichern.';
const none = new Set(['', '-', '-1']);

/**
 * What a form of the documented call means for the graph: `value` for the team or teams named, `2:1` for both at once,
 * a joker only when it is to change. Throws BAD_USER_INPUT; whether goals are in range the graph decides.
 */
export function readTippForm(form: TippForm): SaveTippInput {
  const input: SaveTippInput = { matchId: form.matchId };
  if (form.tippId) input.tippId = form.tippId;
  if (form.setJoker) input.isJoker = form.isJoker;
  if (form.isRandom) return { ...input, isRandom: true };
  if (form.isTeam1 || form.isTeam2) {
    const [goals1, goals2] = readGoals(form);
    if (form.isTeam1) input.goalsTeam1 = goals1;
    if (form.isTeam2) input.goalsTeam2 = goals2;
  } else if (!form.setJoker) throw badInput(NOTHING_TO_SAVE);
  return input;
}

function readGoals({ value = '', isTeam1, isTeam2 }: TippForm): [number | null, number | null] {
  const parts = isTeam1 && isTeam2 ? value.split(':') : [value];
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
