import { THIRDS } from '../../domain/matches/decisions.ts';
import { matchById } from '../../domain/tournament/tournament.ts';
import type { Board } from '../../projection/board.ts';
import type { AuditEntry } from '../../store/audit/audit.ts';
import { viewMatch } from '../matches/match-view.ts';
import type { Names } from './describe-change.ts';
import { auditTexts as texts } from './messages.ts';

type Asked = { at: Date; names: Names };

/** What a change was about: 'Spiel 37: Schweiz – Italien', 'Sieger Gruppe A', 'Eintrag 12 von Ada Lovelace'. */
export function subjectOf(board: Board, subject: string, { at, names }: Asked): string {
  const [kind = '', key = '', by, author = ''] = subject.split('/');
  if (kind === 'player') return names.player(Number(key)) || texts.player(key);
  // Its name may have a slash.
  if (kind === 'sponsor') return texts.sponsor(key, subject.split('/').slice(2).join('/'));
  if (by === 'by') return texts.text(kind === 'comment', key, names.player(Number(author)));
  if (kind === 'bonus') return texts.bonus(key);
  if (kind === 'ranking') return texts.ranking;
  if (kind === 'prize') return texts.prize(key, names.prize(Number(key)));
  if (kind === 'page') return texts.pages[key] ?? key;
  const match = kind === 'match' ? matchById(board.tournament, Number(key)) : undefined;
  if (!match) return kind === 'decision' ? decisionName(key) : subject;
  const { team1, team2 } = viewMatch(board, match, at);
  return texts.match(match.id, team1.name, team2.name);
}

function decisionName(key: string): string {
  if (key === THIRDS) return texts.thirds;
  const [kind, letter] = [key.slice(0, 1), key.slice(1)];
  if (!letter) return texts.order(key);
  return kind === 'P' ? (texts.places[key] ?? key) : kind === 'W' ? texts.winner(letter) : texts.last(letter);
}

const screens: Record<string, string> = {
  bonus: '/adminbonus',
  prize: '/adminpreise',
  sponsor: '/sponsoren',
};

/** Where the web app shows it; null for what has no page of its own. */
export function addressOf(subject: string): string | null {
  const [kind = '', key = ''] = subject.split('/');
  if (kind === 'post') return `/meldung/${key}`;
  if (kind === 'page') return `/${key.replace('.html', '').toLowerCase()}`;
  return screens[kind] ?? null;
}

/** The prizes that an entry names by their numbers. */
export function prizesIn({ subject, before, after }: AuditEntry): number[] {
  const [kind, key] = subject.split('/');
  return [kind === 'prize' ? key : null, before['prize'], after['prize']].map(Number).filter((id) => id > 0);
}
