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

/** By two-letter code, and by each name that a country has. */
const nameBy = new Map(
  Object.entries(german.countries).flatMap(([code, given]) =>
    [code, ...[given].flat(), names[code] as string].map((known) => [known, names[code] as string] as const),
  ),
);

/** The one name of a country, given by it, by another of its names or by its two letters; undefined for none. */
export const countryOf = (given: string): string | undefined => nameBy.get(given);
