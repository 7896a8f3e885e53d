import { THIRDS } from '../../domain/matches/decisions.ts';
import { matchById, teamByCode, type Tournament } from '../../domain/tournament/tournament.ts';
import type { Board } from '../../projection/board.ts';
import type { AuditEntry } from '../../store/audit/audit.ts';
import { viewMatch } from '../matches/match-view.ts';
import { auditTexts as texts } from './messages.ts';

/** One thing that changed, in German. */
export type AuditChange = { what: string; before: string; after: string };

type Values = Record<string, unknown>;

type Asked = { at: Date; nameOf(userId: number): string };

/** What a change was about: 'Spiel 37: Schweiz – Italien', 'Sieger Gruppe A', 'Eintrag 12 von Ada Lovelace'. */
export function subjectOf(board: Board, subject: string, { at, nameOf }: Asked): string {
  const [kind = '', key = '', by, author = ''] = subject.split('/');
  if (kind === 'player') return nameOf(Number(key)) || texts.player(key);
  if (by === 'by') return texts.text(kind === 'comment', key, nameOf(Number(author)));
  if (kind === 'bonus') return texts.bonus(key);
  if (kind === 'ranking') return texts.ranking;
  if (kind === 'prize') return texts.prize(key);
  if (kind === 'sponsor') return texts.sponsor(key);
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

/** Line by line what a change has changed; what reads the same before and after is none. */
export function describeChange(
  tournament: Tournament,
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
): AuditChange[] {
  const has = (name: string) => name in after;
  const line = (what: string, say: (values: Values) => string) => [
    { what, before: say(before), after: say(after) },
  ];
  const all = [
    ...(has('result') ? line(texts.goals, ({ result }) => String(result ?? texts.nothing)) : []),
    ...(has('isRunning') ? line(texts.running, ({ isRunning }) => (isRunning ? texts.yes : texts.no)) : []),
    ...(has('penalties') ? line(texts.penalties, ({ penalties }) => String(penalties ?? texts.nothing)) : []),
    ...(has('team1') ? line(texts.team1, ({ team1 }) => teamNames(tournament, [team1])) : []),
    ...(has('team2') ? line(texts.team2, ({ team2 }) => teamNames(tournament, [team2])) : []),
    ...bonusChanges(has, line),
    ...(has('moderation')
      ? line(
          texts.moderation,
          ({ moderation }) => texts.moderationStates[String(moderation)] ?? texts.nothing,
        )
      : []),
    ...(has('isLocked') ? line(texts.locked, ({ isLocked }) => (isLocked ? texts.yes : texts.no)) : []),
    ...prizeChanges(has, line),
    ...newsroomChanges(has, line),
    ...(has('isBlocked') ? line(texts.blocked, ({ isBlocked }) => (isBlocked ? texts.yes : texts.no)) : []),
    ...(has('teams') ? line(texts.decided, ({ teams }) => teamNames(tournament, teams as string[])) : []),
  ];
  return all.filter(({ before: was, after: is }) => was !== is);
}

const teamNames = (tournament: Tournament, codes: readonly unknown[]): string =>
  codes
    .flatMap((code) => (code ? [teamByCode(tournament, String(code))?.name ?? String(code)] : []))
    .join(', ') || texts.automatic;

type Line = (what: string, say: (values: Values) => string) => AuditChange[];

type Has = (name: string) => boolean;

const changedBy = (has: Has, line: Line) => (name: string, what: string, say: (value: unknown) => string) =>
  has(name) ? line(what, (values) => say(values[name])) : [];
const yesOrNo = (value: unknown): string => (value ? texts.yes : texts.no);

function prizeChanges(has: Has, line: Line): AuditChange[] {
  const changed = changedBy(has, line);
  return [
    ...changed('name', texts.prizeName, textOf),
    ...changed('kind', texts.prizeKind, textOf),
    ...changed('matches', texts.prizeMatches, textOf),
    ...changed('winnerCount', texts.winnerCount, textOf),
    ...changed('seedHash', texts.seedHash, textOf),
    ...changed('hasPicture', texts.hasPicture, yesOrNo),
    ...changed('winners', texts.winners, textOf),
    ...changed('outs', texts.outs, textOf),
    ...changed('links', texts.links, textOf),
    ...changed('isPublished', texts.published, yesOrNo),
  ];
}

/** Of posts, sponsors and pages; what prizes have, too, stands there. */
function newsroomChanges(has: Has, line: Line): AuditChange[] {
  const changed = changedBy(has, line);
  return [
    ...changed('revision', texts.revision, textOf),
    ...changed('isCommentAble', texts.commentAble, yesOrNo),
    ...changed('prize', texts.announced, textOf),
    ...changed('isEdited', texts.edited, yesOrNo),
    ...changed('link', texts.link, textOf),
    ...changed('sponsorType', texts.sponsorType, textOf),
  ];
}

const textOf = (value: unknown): string => [value].flat().join(' / ') || texts.nothing;
const timeOf = (value: unknown): string => (value ? berlin.format(new Date(String(value))) : texts.nothing);
const berlin = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

function bonusChanges(has: Has, line: Line): AuditChange[] {
  const changed = changedBy(has, line);
  return [
    ...changed('question', texts.question, textOf),
    ...changed('description', texts.description, textOf),
    ...changed('options', texts.options, textOf),
    ...changed('points', texts.points, textOf),
    ...changed('place', texts.place, (value) => texts.bonusPlaces[String(value)] ?? textOf(value)),
    ...changed('opensAt', texts.opensAt, timeOf),
    ...changed('deadline', texts.deadline, timeOf),
    ...changed('right', texts.right, textOf),
    ...changed('isRemoved', texts.removed, yesOrNo),
  ];
}
