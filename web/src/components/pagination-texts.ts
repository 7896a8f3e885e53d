export const paginationTexts = {
  pages: 'Seiten',
  firstPage: 'Erste Seite',
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  lastPage: 'Letzte Seite',
  page: (page: string) => `Seite ${page}`,
  pageOf: (page: string, of: string) => `Seite ${page} von ${of}`,
  total: (count: string) => `Gesamt: ${count}`,
};
