import { teamByCode, type Tournament } from '../../domain/tournament/tournament.ts';
import type { AuditEntry } from '../../store/audit/audit.ts';
import { auditTexts as texts } from './messages.ts';

/** One thing that changed, in German. */
export type AuditChange = { what: string; before: string; after: string };

type Values = Record<string, unknown>;

/** By number; empty where there is none any more. */
export type Names = { player(id: number): string; prize(id: number): string };

/** What all that operators make has from the start. */
const FROM_THE_START = ['name', 'question', 'revision'];

/** Line by line what a change has changed; what reads the same before and after is none. */
export function describeChange(
  tournament: Tournament,
  { before, after }: Pick<AuditEntry, 'before' | 'after'>,
  names: Names,
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
    ...prizeChanges(has, line, names),
    ...newsroomChanges(has, line, names),
    ...(has('isBlocked') ? line(texts.blocked, ({ isBlocked }) => (isBlocked ? texts.yes : texts.no)) : []),
    ...(has('teams') ? line(texts.decided, ({ teams }) => teamNames(tournament, teams as string[])) : []),
    ...(has('moved') ? line(texts.moved, ({ moved }) => movedTeams(tournament, moved)) : []),
  ];
  const changes = all.filter(({ before: was, after: is }) => was !== is);
  if (FROM_THE_START.some((name) => has(name) && (before[name] ?? null) === null))
    return [texts.isNew, ...changes.map((change) => ({ ...change, before: '' }))];
  // Of words the log keeps only that they changed.
  return changes.length || !has('revision') ? changes : [texts.words];
}

const teamNames = (tournament: Tournament, codes: readonly unknown[]): string =>
  codes
    .flatMap((code) => (code ? [teamByCode(tournament, String(code))?.name ?? String(code)] : []))
    .join(', ') || texts.automatic;

/** '38: GER-DEN' as 'Deutschland – Dänemark (Spiel 38)'. */
function movedTeams(tournament: Tournament, moved: unknown): string {
  const nameOf = (code: string) => teamByCode(tournament, code)?.name ?? texts.openSlot;
  return listOf(moved)
    .map((one) => {
      const [id = '', codes = ''] = one.split(': ');
      return texts.movedIn(id, codes.split('-').map(nameOf).join(' – '));
    })
    .join(', ');
}

type Line = (what: string, say: (values: Values) => string) => AuditChange[];

type Has = (name: string) => boolean;

const changedBy = (has: Has, line: Line) => (name: string, what: string, say: (value: unknown) => string) =>
  has(name) ? line(what, (values) => say(values[name])) : [];
const yesOrNo = (value: unknown): string => (value ? texts.yes : texts.no);

function prizeChanges(has: Has, line: Line, names: Names): AuditChange[] {
  const changed = changedBy(has, line);
  const playerOf = (id: string) => names.player(Number(id)) || texts.player(id);
  const playersOf = (value: unknown) => listOf(value).map(playerOf).join(', ') || texts.nobody;
  // '407: 33', the player's number and the post's.
  const linkOf = (link: string) => {
    const [playerId = '', postId = ''] = link.split(': ');
    return texts.linked(playerOf(playerId), postId);
  };
  const linksOf = (value: unknown) => listOf(value).map(linkOf).join(', ') || texts.nobody;
  return [
    ...changed('name', texts.prizeName, textOf),
    ...changed('kind', texts.prizeKind, textOf),
    ...changed('matches', texts.prizeMatches, textOf),
    ...changed('winnerCount', texts.winnerCount, textOf),
    ...changed('seedHash', texts.seedHash, textOf),
    ...changed('hasPicture', texts.hasPicture, yesOrNo),
    ...changed('winners', texts.winners, playersOf),
    ...changed('outs', texts.outs, playersOf),
    ...changed('links', texts.links, linksOf),
    ...changed('isPublished', texts.published, yesOrNo),
  ];
}

/** Of posts, sponsors and pages; what prizes have, too, stands there. */
function newsroomChanges(has: Has, line: Line, names: Names): AuditChange[] {
  const changed = changedBy(has, line);
  const prizeOf = (id: unknown) =>
    id ? names.prize(Number(id)) || texts.prize(String(id), '') : texts.nothing;
  return [
    ...changed('isCommentAble', texts.commentAble, yesOrNo),
    ...changed('prize', texts.announced, prizeOf),
    ...changed('isEdited', texts.edited, yesOrNo),
    ...changed('link', texts.link, textOf),
    ...changed('sponsorType', texts.sponsorType, textOf),
  ];
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
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
