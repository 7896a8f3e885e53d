/** German texts of a field with a searchable list. */
export const comboboxTexts = {
  none: 'Kein Eintrag gefunden',
  found: (count: number) => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'}`,
};
