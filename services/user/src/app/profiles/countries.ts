import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };

/** Where nearly all players live, in the order of the specification (chapter 2). */
const FIRST = ['AT', 'DE', 'IT', 'CH'];

/** By two-letter code; of several names the official one is the first. */
const names: Record<string, string> = Object.fromEntries(
  Object.entries(german.countries).map(([code, name]) => [code, [name].flat()[0] as string]),
);
const collator = new Intl.Collator('de');

/** German names of all countries: Österreich, Deutschland, Italien and Schweiz first, then by the alphabet. */
export const countries: readonly string[] = [
  ...FIRST.map((code) => names[code] as string),
  ...Object.entries(names)
    .filter(([code]) => !FIRST.includes(code))
    .map(([, name]) => name)
    .sort(collator.compare),
];

const known = new Set(countries);

/** True for one of those names. */
export const isCountry = (name: string): boolean => known.has(name);
