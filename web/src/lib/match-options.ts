import { foldForSearch as fold } from './fold.ts';

/** The options that fit what was typed: first those that begin with it, then those of which a word does, then all others. */
export const matchOptions = (options: readonly string[], typed: string): readonly string[] => {
  const wanted = fold(typed.trim());
  if (!wanted) return options;
  const rank = (option: string): number => {
    const name = fold(option);
    if (name.startsWith(wanted)) return 0;
    const at = name.indexOf(wanted);
    if (at < 0) return 3;
    return /[\s(-]/.test(name[at - 1] ?? '') ? 1 : 2;
  };
  const ranked = options.map((option) => ({ option, rank: rank(option) })).filter(({ rank }) => rank < 3);
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ option }) => option);
};

/** The one option that was typed in full, whatever its capitals and marks. */
export const exactOption = (options: readonly string[], typed: string): string | undefined =>
  options.find((option) => fold(option) === fold(typed.trim()));
