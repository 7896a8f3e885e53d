/** Goals a player can tip and an operator can enter: 0 to 15 (specification, chapter 9). */
export const maxGoals = 15;

/** Why a save is refused, as the player reads it. */
export const tippRefusals = {
  goals: `Bitte gib für die Tore eine ganze Zahl von 0 bis ${maxGoals} oder „-“ für keinen Tipp an.`,
  nothing: 'Bitte gib einen Tipp ab oder setze einen Joker.',
  unknownMatch: 'Dieses Spiel gibt es nicht.',
  locked: 'Das Spiel hat bereits begonnen. Dein Tipp kann nicht mehr geändert werden.',
  jokers: 'Du hast bereits alle Joker gesetzt.',
  lockedPlayer: 'Dein Zugang ist gesperrt. Du kannst zurzeit keine Tipps abgeben.',
} as const;

export type TippRefusal = keyof typeof tippRefusals;

export type Parsed<T> = { ok: true; value: T } | { ok: false; refusal: TippRefusal };

const wholeGoals = /^(?:\d|1[0-5])$/;

/**
 * Goals as they come in from outside, by JSON or by a form.
 * @param raw 0…15 as number or text; -1, '-1', '-' or null for none
 */
export function parseGoals(raw: unknown): Parsed<number | null> {
  if (raw === null || raw === -1 || raw === '-1' || raw === '-') return { ok: true, value: null };
  const text = typeof raw === 'number' ? String(raw) : raw;
  if (typeof text !== 'string' || !wholeGoals.test(text)) return { ok: false, refusal: 'goals' };
  return { ok: true, value: Number(text) };
}
