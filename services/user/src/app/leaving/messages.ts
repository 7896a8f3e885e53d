export const leavingMessages = {
  confirm: 'Bitte bestätige, dass Dein Zugang gelöscht werden soll.',
  lastAdmin:
    'Außer Dir gehört niemand zur Redaktion. Bitte lass erst jemanden in die Redaktion aufnehmen, bevor Du Deinen Zugang löschst.',
  /** Replaces a removed name; the feed service uses the same word. */
  somebody: 'Mitspieler',
} as const;
