/** German texts of the shell about the connection and unsaved entries. */
export const texts = {
  offline: 'Verbindung unterbrochen.',
  slow: 'Die Verbindung ist gerade langsam.',
  since: (when: string) => `Stand: ${when}`,
  unsaved: (count: number) => `${count} ${count === 1 ? 'Tipp' : 'Tipps'} nicht gespeichert`,
  unsure: (name: string) => `Ob ${name} noch zählt, wissen wir erst mit Verbindung.`,
  late: (name: string) => `${name} kam nicht mehr an und zählt nicht.`,
  refused: (name: string, why: string) => `${name} wurde nicht gespeichert: ${why}`,
  understood: 'Verstanden',
  outdated: 'Es gibt eine neue Version.',
  reload: 'Neu laden',
};
