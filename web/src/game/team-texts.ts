/** The group of a team in a league, and with knock-out rounds alone. */
const NONE = '-';

/** German texts about a team. */
export const teamTexts = {
  toGroup: (group: string) => (group === NONE ? 'Zu Spielen & Tabellen' : `Zur Gruppe ${group}`),
  ofGroup: (group: string) => (group === NONE ? 'Platz' : `in Gruppe ${group}`),
  toGoverningBody: 'Zur Seite des Verbands',
  aboutTeam: (team: string) => `${team}: mehr über die Mannschaft`,
  group: (group: string) => (group === NONE ? '' : `Gruppe ${group}`),
  placeInGroup: (place: number, group: string, points: string) =>
    `Platz ${place}${group === NONE ? '' : ` in Gruppe ${group}`}, ${points}`,
};
