export const shareTexts = {
  share: 'Teilen',
  ways: 'Einladungslink teilen',
  copy: 'Link kopieren',
  copied: 'Kopiert!',
  copyFailed: 'Das Kopieren hat nicht geklappt. Nimm bitte einen der anderen Wege.',
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  facebook: 'Facebook',
};
