export const leavingMessages = {
  confirm: 'Bitte bestätige, dass Dein Zugang gelöscht werden soll.',
  lastAdmin:
    'Außer Dir gehört niemand zur Redaktion. Bitte gib die Aufgabe erst weiter, bevor Du Deinen Zugang löschst.',
  /** In place of a name that is gone; feed says the same. */
  somebody: 'Mitspieler',
} as const;
