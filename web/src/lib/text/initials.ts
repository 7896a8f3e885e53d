import { charactersOf, isLongerThan } from './characters.ts';

const PARTICLES = new Set(['von', 'van', 'de', 'der', 'den', 'zu', 'zur', 'graf', 'da', 'di', 'le', 'la']);

/** First letters of first and last name: 'Maximilian Graf von Hohenstein' → 'MH'; '?' without a name. */
export const initials = (fullname: string): string => {
  const words = fullname.trim().split(/\s+/).filter(Boolean);
  const names = words.filter((word, index) => index === 0 || !PARTICLES.has(word.toLowerCase()));
  const letters = [names[0], names.length > 1 ? names.at(-1) : undefined].map(
    (word) => charactersOf(word ?? '')[0] ?? '',
  );
  return letters.join('').toLocaleUpperCase('de') || '?';
};

const AVATAR_COLOURS = 10;

/** Colour token of a person, stable by id; neighbouring ids get different ones. */
export const avatarColour = (id: number): string =>
  `var(--avatar-${(Math.abs(Math.trunc(id)) % AVATAR_COLOURS) + 1})`;

/** 'Maximilian G..': the name in the header of a narrow screen (specification, chapter 2). */
export const cutName = (name: string, length = 12): string =>
  isLongerThan(name, length) ? `${charactersOf(name).slice(0, length).join('')}..` : name;
