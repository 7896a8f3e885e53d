/** German texts of components that load after the first screen. */
export const lazyTexts = {
  noConnection: 'Gerade keine Verbindung. Probier es gleich nochmal.',
  toTop: 'Nach oben',
  dismiss: 'Hinweis schließen',
  theme: 'Farben',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
};
