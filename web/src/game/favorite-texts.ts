export const favoriteTexts = {
  favorite: (name: string) => `${name} auf meiner Liste`,
  removeTitle: 'Von Deiner Liste nehmen',
  removeQuestion: (name: string) => `Willst Du ${name} wirklich von Deiner Liste nehmen?`,
  doRemove: 'Ja, entfernen',
};
