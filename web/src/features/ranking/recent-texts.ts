/** German texts of the latest tipps beside the ranking. */
export const texts = {
  tippOf: (team1: string, team2: string) => `${team1} – ${team2}, Tipp `,
  exact: 'exakt',
  exactTipps: 'exakte Tipps',
  pointsHead: 'Punkte',
};
