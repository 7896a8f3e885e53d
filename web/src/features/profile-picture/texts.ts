/** German texts of the profile picture. Those for all pictures are in `components/picture-texts.ts`. */
export const texts = {
  title: 'Profilbild',
  lead: 'So sehen Dich die anderen.',
  social: (name: string) => `Profilbild von ${name} verwenden`,
  socialBusy: 'Bild wird geholt...',
  remove: 'Profilbild entfernen',
  removeQuestion: 'Soll Dein Bild entfernt werden? Stattdessen stehen dort Deine Anfangsbuchstaben.',
  doRemove: 'Ja, entfernen',
};
