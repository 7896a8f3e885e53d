/** German texts of the dialog 'Tipps von …'. */
export const texts = {
  title: (fullname: string) => `Tipps von ${fullname}`,
  titleLoading: 'Tipps',
  pages: 'Tippseiten',
  date: 'Datum',
  match: 'Spiel',
  tipp: 'Tipp',
  result: 'Ergebnis',
  points: 'Punkte',
  hidden: 'Tipp noch nicht sichtbar',
  noTipp: 'Kein Tipp',
  joker: 'mit Joker',
  none: '–',
  loadFailed: 'Tipps konnten nicht geladen werden',
  live: 'läuft',
};
