export const sharePictureTexts = {
  open: 'Bild teilen',
  format: 'Format',
  shapes: { quer: 'Quer', hoch: 'Hoch' },
  preview: 'Vorschau des Bildes',
  share: 'Teilen',
  shareFailed: 'Das Teilen hat nicht geklappt. Du kannst das Bild herunterladen.',
  copy: 'Bild kopieren',
  copied: 'Das Bild ist kopiert.',
  copyFailed: 'Das Kopieren hat nicht geklappt. Du kannst das Bild herunterladen.',
  download: 'Herunterladen',
};
