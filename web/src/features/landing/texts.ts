import { formatCount } from '../../lib/text/format-number.ts';

export const texts = {
  lead: 'Tippe jedes Spiel, setz Deine Joker und zeig Freunden, Familie und dem ganzen Büro, wer wirklich Ahnung hat.',
  play: 'Jetzt mitspielen',
  haveAccount: 'Ich bin schon dabei',
  recommended: 'Du wurdest eingeladen.',
  recommendedBy: (name: string) => `${name} lädt Dich ein.`,
  welcome: 'Schön, dass Du da bist!',
  // The tab's title, the same as the gateway's (gateway/src/pages/page-head.ts).
  invitation: (group: string) => `Einladung in die Spielergruppe „${group}“`,
  invitedInto: 'Du bist eingeladen in die Gruppe',
  groupFacts: (members: number, founder: string) =>
    [formatCount(members, 'Mitglied', 'Mitglieder'), founder && `von ${founder}`].filter(Boolean).join(' · '),
  nextOpen: 'Registriere Dich, und Du bist sofort dabei.',
  nextPrivate: 'Registriere Dich; danach fragen wir nach dem Kennwort der Gruppe.',
  groupGone: 'Diese Spielergruppe gibt es nicht mehr. Mitspielen kannst Du trotzdem.',
  returnHint: 'Melde Dich an, dann geht es gleich dort weiter, wo Du hinwolltest.',
  groupHint: 'Hier geht es zu einer Spielergruppe: Melde Dich an oder spiel mit.',
  formChoice: 'Mitspielen oder anmelden',
  register: 'Mitspielen',
  login: 'Anmelden',
  registerTitle: 'In einer Minute dabei',
  loginTitle: 'Willkommen zurück',
  firstname: 'Vorname',
  lastname: 'Nachname',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  passwordHint: '6 bis 40 Zeichen',
  terms: { before: 'Mit „Kostenlos mitspielen“ stimmst Du den ', link: 'AGB', after: ' zu.' },
  submitRegister: 'Kostenlos mitspielen',
  submitLogin: 'Anmelden',
  busy: 'Einen Moment bitte ...',
  toLogin: 'Mit dieser Adresse anmelden',
  reasonsTitle: 'Drei gute Gründe',
  reasons: [
    {
      title: 'Joker ver\u00advielfachen Deine Punkte',
      text: 'Du hast nur wenige. Setz sie dort, wo Du Dir ganz sicher bist. Oder wo Du es wissen willst.',
    },
    {
      title: 'Tippen in Deiner Gruppe',
      text: 'Gründe eine Spieler\u00adgruppe, lade Deine Leute ein und entscheide den Streit um den Fußball\u00adverstand ein für alle Mal.',
    },
    {
      title: 'Fast täglich Preise',
      text: 'Mitmachen kostet nichts. Verlost wird unter allen, die mitgetippt und ihre Adresse hinterlegt haben.',
    },
  ],
  sampleLabel: 'So sieht ein Tipp aus',
  sampleGroup: 'Finale',
  // Germany's matches bring an extra point: the sum below would be wrong.
  sampleTeams: ['Spanien', 'England'],
  sampleExact: (points: number, factor: number) =>
    points > 0 ? `Genau richtig · ${points} × Joker ${factor}` : 'Genau richtig',
  errors: {
    required: (what: string) => `Bitte gib ${what} ein.`,
    firstname: 'Deinen Vornamen',
    lastname: 'Deinen Nachnamen',
    email: 'Deine E-Mail-Adresse',
    password: 'Dein Passwort',
    tooLong: (max: number) => `Das ist zu lang: höchstens ${max} Zeichen.`,
    emailShape: 'Das sieht nicht wie eine E-Mail-Adresse aus.',
    passwordLength: 'Das Passwort braucht 6 bis 40 Zeichen.',
    passwordRepeat: 'Die beiden Passwörter sind nicht gleich.',
    gender: 'Bitte wähle eine Anrede.',
  },
};
