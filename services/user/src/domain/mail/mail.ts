type Score = { goals1: number; goals2: number };

/** A new score of a running match. */
export type GoalNews = {
  matchId: number;
  team1: string;
  team2: string;
  before: Score;
  now: Score;
  minute: number;
  /** In place of the minute; notifications from before the phase lack it. */
  phase?: 'NONE' | 'HALF_TIME' | 'EXTRA_TIME' | 'SHOOT_OUT';
  /** The same, without a phase; earlier notifications lack it. */
  isStoppageTime?: boolean;
  /** ISO date-time. */
  at: string;
  /** The player's own tipp, with its points at the current score; null without a valid one. */
  tipp: (Score & { isJoker: boolean; points: number }) | null;
};

/** The data of each kind of mail, besides its receiver; app/mail/templates has the texts. */
export type MailData = {
  /** 'Bitte bestätige Deine E-Mail-Adresse', after registration. */
  confirm: { firstname: string; token: string };
  /** The link to set a new password; mails of earlier versions do not say when it expires (ISO date-time). */
  reset: { firstname: string; token: string; expires?: string };
  /** To the player: the password has changed. */
  'password-changed': { firstname: string };
  /** To the player: another login opens the account. */
  'provider-linked': { firstname: string; provider: string };
  /** To the new address: it becomes valid when it is confirmed. */
  'email-new': { firstname: string; token: string };
  /** To the old address: another one has replaced it. */
  'email-changed': { firstname: string };
  /** Matches that kick off together and lack a tipp. */
  reminder: {
    firstname: string;
    /** ISO date-time. */
    kickoff: string;
    matches: { matchId: number; pageNumber: number; team1: string; team2: string }[];
    unsubscribe: string;
  };
  /** A goal; sent as a notification only. */
  goal: GoalNews;
  /** From a player to a person who does not play yet; `groupLink` is empty without a group. */
  recommend: { recommender: string; guid: string; groupLink: string; unsubscribe: string };
};

export type MailKind = keyof MailData;

export type Mail<Kind extends MailKind = MailKind> = {
  [K in Kind]: {
    /** Identifies the mail's purpose, such as 'confirm/17/1'. Equal keys mean the same mail, which goes out once. */
    key: string;
    /** The player whom the mail concerns; it is deleted with the account. */
    userId: number;
    /** Only the address; names stay out of headers. */
    to: string;
    kind: K;
    data: MailData[K];
  };
}[Kind];
