/** German texts of the report dialog, loaded after the first screen. */
export const reportTexts = {
  reportLead:
    'Die Redaktion sieht sich den Text an. Wer ihn geschrieben hat, erfährt nicht, wer ihn gemeldet hat.',
  reason: 'Was stimmt damit nicht?',
  reported: 'Danke! Die Redaktion sieht sich das an.',
};
