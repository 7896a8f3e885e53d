import { runsOf } from '../../domain/prizes/prize.ts';

/** The values for a text: the prize, its matches, those that a player must have tipped, and the last match's day. */
export type Announced = { prize: string; matches: string; tipped: string; day: string };
type Announcement = (about: Announced) => string;

/**
 * Several texts per kind of prize that announce winners, as HTML; '[Name]' is replaced with their names. The values are
 * HTML, too. `anyKind` is for further kinds in a tournament's file. A prize's name is quoted, because 'Zwei Karten'
 * cannot be declined to fit a sentence.
 */
export const announcements: Record<string, Announcement[]> = {
  Tagespreis: [
    ({ prize, day }) =>
      `<p>Der Tagespreis vom ${day} ist vergeben: Der Preis <strong>„${prize}“</strong> geht an <strong>[Name]</strong>.</p><p>Herzlichen Glückwunsch!</p>`,
    ({ prize, day, matches }) =>
      `<p>Alle Tipps auf ${matches} sind gezählt, die Lostrommel hat gesprochen: Der Tagespreis vom ${day}, <strong>„${prize}“</strong>, geht an <strong>[Name]</strong>!</p><p>Wir gratulieren, [Name], und drücken allen anderen beim nächsten Mal die Daumen.</p>`,
    ({ prize, tipped }) =>
      `<p>Jubel bei <strong>[Name]</strong>! Unter allen, die ${tipped} getippt haben, haben wir den Preis <strong>„${prize}“</strong> verlost, und das Los fiel auf [Name].</p><p>Glückwunsch – und die nächste Chance kommt.</p>`,
    ({ prize, day }) =>
      `<p>Angepfiffen, ausgelost, gewonnen: Der Tagespreis vom ${day} (<strong>„${prize}“</strong>) geht an <strong>[Name]</strong>. Viel Freude damit!</p>`,
  ],
  Wochenpreis: [
    ({ prize, tipped }) =>
      `<p>Eine ganze Woche Fußball liegt hinter uns. Unter allen, die ${tipped} getippt haben, haben wir den Wochenpreis verlost.</p><p>Der Preis <strong>„${prize}“</strong> geht an <strong>[Name]</strong>. Herzlichen Glückwunsch!</p>`,
    ({ prize, day }) =>
      `<p>Der Wochenpreis <strong>„${prize}“</strong> ist gezogen und geht an <strong>[Name]</strong>.</p><p>Den Ausschlag gaben Glück und ein Tipp, der zählte – das letzte Spiel war am ${day}. Glückwunsch, [Name]!</p>`,
    ({ prize }) =>
      `<p>Dranbleiben lohnt sich: Unser Wochenpreis, <strong>„${prize}“</strong>, geht dieses Mal an <strong>[Name]</strong>. Wir gratulieren herzlich!</p>`,
  ],
  Bonusspielpreis: [
    ({ prize }) =>
      `<p>Die Karten sind aufgedeckt: Unser Bonusspielpreis, <strong>„${prize}“</strong>, geht an <strong>[Name]</strong>.</p><p>Herzlichen Glückwunsch!</p>`,
    ({ prize, day }) =>
      `<p>Wer Karten findet, hat Spaß. Das Los dazu fiel heute auf <strong>[Name]</strong>: Der Preis <strong>„${prize}“</strong> geht auf die Reise!</p><p>Gezogen zu den Spielen vom ${day}.</p>`,
    ({ prize }) =>
      `<p>Trumpf für <strong>[Name]</strong>! Der Bonusspielpreis <strong>„${prize}“</strong> ist gezogen und vergeben. Glückwunsch!</p>`,
  ],
  Sonderpreis: [
    ({ prize, tipped }) =>
      `<p>Etwas Besonderes für einen besonderen Abend: Unter allen, die ${tipped} getippt haben, haben wir den Sonderpreis <strong>„${prize}“</strong> verlost.</p><p>Herzlichen Glückwunsch an <strong>[Name]</strong>!</p>`,
    ({ prize }) =>
      `<p>Und der Sonderpreis <strong>„${prize}“</strong> geht an … <strong>[Name]</strong>! Wir gratulieren herzlich.</p>`,
    ({ prize, day }) =>
      `<p>Was für ein Spieltag (${day}), und für <strong>[Name]</strong> ein ganz besonderer: Unser Sonderpreis, <strong>„${prize}“</strong>, ist gewonnen. Glückwunsch, [Name]!</p>`,
  ],
  Hauptpreis: [
    ({ prize }) =>
      `<p>Der Augenblick, auf den alle gewartet haben: Unser Hauptpreis ist gezogen.</p><p>Der Preis <strong>„${prize}“</strong> geht an <strong>[Name]</strong>!</p><p>Wir gratulieren von Herzen und danken allen, die mitgetippt haben.</p>`,
    ({ prize, tipped }) =>
      `<p>Gezittert, gejubelt, getippt: Unter allen, die ${tipped} getippt haben, wurde der Hauptpreis <strong>„${prize}“</strong> verlost.</p><p>Das Los fiel auf <strong>[Name]</strong>. Herzlichen Glückwunsch!</p>`,
    ({ prize, day }) =>
      `<p>Der Hauptpreis <strong>„${prize}“</strong> geht an <strong>[Name]</strong>! Das Los fiel zum letzten Spiel am ${day}. Glückwunsch, [Name] – was für ein Finale!</p>`,
  ],
};

export const anyKind: Announcement[] = [
  ({ prize }) =>
    `<p>Der Preis <strong>„${prize}“</strong> geht an <strong>[Name]</strong>.</p><p>Herzlichen Glückwunsch!</p>`,
  ({ prize, tipped }) =>
    `<p>Unter allen, die ${tipped} getippt haben, fiel das Los auf <strong>[Name]</strong>: Gewonnen ist der Preis <strong>„${prize}“</strong>. Wir gratulieren!</p>`,
];

const listFormat = new Intl.ListFormat('de', { type: 'conjunction' });

export const matchWords = {
  /** 'Spiel 30', 'die Spiele 30 bis 31', 'die Spiele 2 und 18 bis 19' */
  all: (matchIds: readonly number[]): string =>
    `${matchIds.length === 1 ? 'Spiel' : 'die Spiele'} ${matchWords.numbers(matchIds)}`,
  anyOf: (matchIds: readonly number[]): string =>
    matchIds.length === 1
      ? matchWords.all(matchIds)
      : `mindestens eines der Spiele ${matchWords.numbers(matchIds)}`,
  /** '30', '30 bis 31', '2 und 18 bis 19' */
  numbers: (matchIds: readonly number[]): string =>
    listFormat.format(
      runsOf(matchIds).map(([first, last]) => (first === last ? String(first) : `${first} bis ${last}`)),
    ),
};
