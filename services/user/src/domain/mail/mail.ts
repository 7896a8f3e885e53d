type Score = { goals1: number; goals2: number };

/** Another score of a running match. */
export type GoalNews = {
  matchId: number;
  team1: string;
  team2: string;
  before: Score;
  now: Score;
  minute: number;
  /** ISO date-time. */
  at: string;
  /** The player's own, with what it would bring now; null without a valid one. */
  tipp: (Score & { isJoker: boolean; points: number }) | null;
};

/** Data that each kind of mail needs beside its receiver; the texts stand in app/mail/templates. */
export type MailData = {
  /** 'Bitte bestätige Deine E-Mail-Adresse', after the registration. */
  confirm: { firstname: string; token: string };
  /** The way to a new password. */
  reset: { firstname: string; token: string };
  /** To the player: the password is another one now. */
  'password-changed': { firstname: string };
  /** To the player: a login elsewhere opens the account, too. */
  'provider-linked': { firstname: string; provider: string };
  /** To the new address: it counts once it is confirmed. */
  'email-new': { firstname: string; token: string };
  /** To the old address: another one counts from now on. */
  'email-changed': { firstname: string };
  /** Matches that kick off together, and have no tipp yet. */
  reminder: {
    firstname: string;
    /** ISO date-time. */
    kickoff: string;
    matches: { matchId: number; pageNumber: number; team1: string; team2: string }[];
    unsubscribe: string;
  };
  /** A goal, for notifications alone. */
  goal: GoalNews;
  /** From a player to somebody who does not play yet; `groupLink` is empty without a group. */
  recommend: { recommender: string; guid: string; groupLink: string; unsubscribe: string };
};

export type MailKind = keyof MailData;

export type Mail<Kind extends MailKind = MailKind> = {
  [K in Kind]: {
    /** Says what it is for, as 'confirm/17/1': the same key is the same mail, which goes out once. */
    key: string;
    /** The player whom it concerns: with the account it goes. */
    userId: number;
    /** The address alone; names stay out of headers. */
    to: string;
    kind: K;
    data: MailData[K];
  };
}[Kind];
