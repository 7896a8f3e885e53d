/** German texts about a team. */
export const teamTexts = {
  toGroup: (group: string) => `Zur Gruppe ${group}`,
  ofGroup: (group: string) => `in Gruppe ${group}`,
  toGoverningBody: 'Zur Seite des Verbands',
  aboutTeam: (team: string) => `${team}: mehr über die Mannschaft`,
  group: (group: string) => `Gruppe ${group}`,
  placeInGroup: (place: number, group: string, points: string) =>
    `Platz ${place} in Gruppe ${group}, ${points}`,
};
