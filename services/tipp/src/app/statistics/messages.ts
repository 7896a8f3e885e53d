export const statisticMessages = {
  noSuchFilter: 'Diesen Filter gibt es nicht.',
  noSuchTipp: 'Einen Tipp schreibst Du so: 2:1, mit 0 bis 15 Toren.',
  noSuchKind: 'Diese Art von Sieger-Tipp gibt es nicht.',
  noSuchTeam: 'Diese Mannschaft gibt es nicht.',
} as const;
