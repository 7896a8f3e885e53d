/** German texts of what opens only to report something. */
export const reportTexts = {
  reportLead:
    'Die Redaktion sieht sich den Text an. Wer ihn geschrieben hat, erfährt nicht, wer ihn gemeldet hat.',
  reason: 'Was stimmt damit nicht?',
  reported: 'Danke! Die Redaktion sieht sich das an.',
  cancel: 'Abbrechen',
};
