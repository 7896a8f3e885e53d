/** Names that are hard to place, for looking at components. */
export const players = [
  { id: 37, name: 'Miriam Brandt' },
  { id: 8, name: 'Maximilian Graf von Hohenstein' },
  { id: 2, name: 'Emre Yıldız' },
  { id: 3, name: 'Ž' },
  { id: 4, name: '' },
];

export const teams = {
  ger: { teamKZ: 'GER', name: 'Deutschland', flag: 'de' },
  sco: { teamKZ: 'SCO', name: 'Schottland', flag: 'gb-sct' },
  srb: { teamKZ: 'SRB', name: 'Serbien', flag: 'rs' },
  esp: { teamKZ: 'ESP', name: 'Spanien', flag: 'es' },
  slot: { teamKZ: '', name: 'Sieger Gruppe A', flag: '' },
};

export const flags = ['de', 'es', 'rs', 'hr', 'pt', 'gb-eng', 'gb-wls', 'mx', 'nicht-da', ''];

/** In place of an answer of the server. */
export const later = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), 800));
