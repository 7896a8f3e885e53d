import { formatPoints } from '../../lib/text/format-number.ts';

/** The search parameter of the open card: '/tabelle?bonus=7'. */
export const BONUS = 'bonus';
/** The path of a question's page. */
export const bonusPath = (id: number): string => `/bonus/${id}`;

export const texts = {
  uncover: 'Versteckte Spielkarte aufdecken',
  congratulation: 'Glückwunsch!',
  found: (name: string) => `Gut gesehen, ${name}! Du hast eine versteckte Spielkarte gefunden.`,
  foundHint: (count: number) =>
    `Dahinter steckt eine Bonusfrage. Die richtige Antwort bringt Dir ${formatPoints(count)}.`,
  toQuestion: 'Zur Frage',
  title: 'Bonusfrage',
  answers: 'Deine Antwort',
  save: 'Antwort speichern',
  saving: 'Antwort wird gespeichert...',
  saved: 'Antwort gespeichert!',
  firstIsUsed: 'Ohne Auswahl zählt die erste Antwort.',
  resolvedLater: (deadline: string) =>
    `Bis ${deadline} kannst Du Deine Antwort noch ändern. Danach wird aufgelöst.`,
  toResult: 'Zur Bonusfrage',
  notFound: 'Diese Bonusfrage gibt es nicht.',
  notFoundHint: 'Vielleicht ist sie noch nicht geöffnet.',
  toRanking: 'Zur Rangliste',
  covered: 'Noch verdeckt',
  coveredHint:
    'Irgendwo auf diesen Seiten ist die Spielkarte zu dieser Frage versteckt. Wer sie findet, darf antworten.',
  answersUntil: (deadline: string) => `Antworten bis ${deadline}`,
  states: {
    DRAFT: 'Entwurf',
    PLANNED: 'Geplant',
    OPEN: 'Offen',
    CLOSED: 'Wird bald aufgelöst',
    RESOLVED: 'Aufgelöst',
  },
  waiting: 'Geschlossen ist sie, aufgelöst noch nicht. Sobald die Antwort feststeht, siehst Du sie hier.',
  won: (count: number) => `Richtig! Das bringt Dir ${formatPoints(count)}.`,
  lost: 'Leider daneben. Bei der nächsten Frage klappt’s.',
  noAnswer: 'Du hast nicht mitgemacht. Halt die Augen offen: Die nächste Karte kommt bestimmt.',
  howAll: 'So haben alle geantwortet',
  yours: 'Deine Antwort',
  right: 'Richtig',
  answerWord: (count: number) => (count === 1 ? 'Antwort' : 'Antworten'),
  share: (percent: string) => `${percent}\u00a0%`,
  players: 'Antworten der Mitspieler',
  hidden: 'Die Antworten der anderen siehst Du nach dem Annahmeschluss.',
  freezing: 'Einen Moment noch, die Antworten werden gerade eingesammelt.',
  nobodyAnswered: 'Diese Frage hat niemand beantwortet.',
  asEvaluated: 'Plätze nach der letzten Auswertung',
  you: 'Du',
  place: (rank: string) => `Platz ${rank}`,
  block: 'Bonusfragen',
  blockHunt: 'Auf einer der Seiten ist gerade eine Spielkarte versteckt. Findest Du sie?',
  blockHint: 'Auf den Seiten sind ab und zu Spielkarten versteckt. Hinter jeder steckt eine Bonusfrage.',
  openUntil: (deadline: string) => `Offen bis ${deadline}`,
  answered: 'beantwortet',
  plus: (count: string) => `+${count}`,
};
