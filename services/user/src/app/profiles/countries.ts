import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };

/** Nearly all players live here; the order is the specification's (chapter 2). */
const FIRST = ['AT', 'DE', 'IT', 'CH'];

/** By two-letter code. If a country has several names, the first one is official. */
const official: Record<string, string> = Object.fromEntries(
  Object.entries(german.countries).map(([code, name]) => [code, [name].flat()[0] as string]),
);
/** Common names that differ from the official ones. */
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

/** German names of all countries: Österreich, Deutschland, Italien and Schweiz first, then in alphabetical order. */
export const countries: readonly string[] = [
  ...FIRST.map((code) => names[code] as string),
  ...Object.entries(names)
    .filter(([code]) => !FIRST.includes(code))
    .map(([, name]) => name)
    .sort(collator.compare),
];

/** By two-letter code, and by every name of the country. */
const nameBy = new Map(
  Object.entries(german.countries).flatMap(([code, given]) =>
    [code, ...[given].flat(), names[code] as string].map((known) => [known, names[code] as string] as const),
  ),
);

/** The canonical name of a country, found by any of its names or its two-letter code; undefined if unknown. */
export const countryOf = (given: string): string | undefined => nameBy.get(given);
