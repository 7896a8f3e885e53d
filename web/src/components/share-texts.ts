export const shareTexts = {
  share: 'Teilen',
  ways: 'Einladungslink teilen',
  copy: 'Link kopieren',
  copied: 'Kopiert!',
  copyFailed: 'Das Kopieren hat nicht geklappt.',
  whatsApp: 'WhatsApp',
  telegram: 'Telegram',
  facebook: 'Facebook',
};
