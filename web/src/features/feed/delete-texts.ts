/** German texts of what deletes own posts and comments. */
export const deleteTexts = {
  deletePost: 'Eintrag löschen',
  deleteComment: 'Kommentar löschen',
  confirmPost: 'Soll der Eintrag mit allen Kommentaren gelöscht werden?',
  confirmComment: 'Soll der Kommentar gelöscht werden?',
  doDelete: 'Ja, löschen',
};
