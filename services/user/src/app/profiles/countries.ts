import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };

/** Nearly all players live here; in the order of the specification (chapter 2). */
const FIRST = ['AT', 'DE', 'IT', 'CH'];

/** By two-letter code; of several names the official one is the first. */
const official: Record<string, string> = Object.fromEntries(
  Object.entries(german.countries).map(([code, name]) => [code, [name].flat()[0] as string]),
);
/** Common names of countries that differ from the official ones. */
const said: Record<string, string> = {
  CZ: 'Tschechien',
  GB: 'Großbritannien',
  PS: 'Palästina',
  RU: 'Russland',
  SY: 'Syrien',
  TZ: 'Tansania',
  US: 'USA',
};
const names: Record<string, string> = { ...official, ...said };
const collator = new Intl.Collator('de');

/** German names of all countries: Österreich, Deutschland, Italien and Schweiz first, then by the alphabet. */
export const countries: readonly string[] = [
  ...FIRST.map((code) => names[code] as string),
  ...Object.entries(names)
    .filter(([code]) => !FIRST.includes(code))
    .map(([, name]) => name)
    .sort(collator.compare),
];

/** With the official ones, which players have chosen from a list before. */
const known = new Set([...countries, ...Object.values(official)]);

export const isCountry = (name: string): boolean => known.has(name);
