export const passwordMessages = {
  password: 'Bitte gib Dein Passwort ein.',
  passwordLength: 'Das Passwort muss 6 bis 40 Zeichen haben.',
  passwordCommon:
    'Dieses Passwort ist sehr beliebt und deshalb leicht zu erraten. Bitte denk Dir ein eigenes aus.',
  passwordRepeat: 'Die beiden Passwörter stimmen nicht überein.',
  linkUsed:
    'Dein Passwort wurde schon geändert. Wenn Du es nicht mehr weißt, fordere bitte einen neuen Link an.',
  busy: 'Gerade melden sich sehr viele Spieler an. Bitte versuche es gleich noch einmal.',
} as const;
