import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import type { PlaceholderName } from '@tippspiel/shared/contracts/text/placeholders';
import { firstKickoff } from '../../domain/matches/locking.ts';
import { MAX_GOALS } from '../../domain/tipps/goals.ts';
import {
  hasGroups,
  isLeague,
  teamByCode,
  type Group,
  type Tournament,
} from '../../domain/tournament/tournament.ts';
import { marksOf } from '../../domain/winner-tipps/winner-tipps.ts';
import type { TippRequest } from '../request.ts';
import { templateTexts as texts } from './messages.ts';
import { wordsOf } from './tournament-words.ts';

export type Placeholder = { name: PlaceholderName; value: string; meaning: string };

const { points } = texts;
const kickoff = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
});

/** The placeholders of a text ({{name}}), with their values from the tournament's file. */
export function placeholdersOf(tournament: Tournament): Placeholder[] {
  const values: Record<PlaceholderName, string> = { ...ofTournament(tournament), ...ofRules(tournament) };
  return (Object.entries(values) as [PlaceholderName, string][]).map(([name, value]) => ({
    name,
    value,
    meaning: texts.meanings[name],
  }));
}

/** The placeholders as a list for operators. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export function listPlaceholders({ identity, view }: TippRequest): Placeholder[] {
  requireAdmin(identity);
  return placeholdersOf(view.current().board.tournament);
}

function ofTournament(tournament: Tournament) {
  const { name, matches, teams, groups, pages, prizeKinds, thirds } = tournament;
  const words = wordsOf(tournament);
  return {
    turnier: name,
    turnierart: words.name,
    titel: words.title,
    anpfiff: kickoff.format(firstKickoff(tournament)),
    spiele: String(matches.length),
    mannschaften: String(teams.length),
    gruppen: String(groups.length),
    gruppenbuchstaben: lettersOf(groups),
    // Non-breaking hyphens prevent a line break within '1-12'.
    tippseiten: listed(pages.map(({ title }) => title.replaceAll('-', '\u2011'))),
    preise: listed(prizeKinds),
    drittenregel: thirds ? texts.thirds(thirds.best) : '',
    gleichstand: levelRule(tournament),
  };
}

function ofRules(tournament: Tournament) {
  const { jokers, scoring, patriotTeam } = tournament;
  const { exact, difference, trend, jokerFactor, patriotBonus, winner, bonus, duel } = scoring;
  const team = teamByCode(tournament, patriotTeam)?.name ?? patriotTeam;
  return {
    hoechsttore: String(MAX_GOALS),
    joker: String(jokers),
    jokerwirkung: texts.jokerEffect[jokerFactor] ?? texts.jokerEffectOther(jokerFactor),
    ergebnis: points(exact),
    differenz: points(difference),
    tendenz: points(trend),
    ergebnisjoker: points(exact * jokerFactor),
    differenzjoker: points(difference * jokerFactor),
    tendenzjoker: points(trend * jokerFactor),
    patriotregel: patriotBonus > 0 ? texts.patriot(team, points(patriotBonus)) : '',
    platzregel: texts.places(
      texts.first(points(winner.P1), texts.words[isLeague(tournament) ? 'league' : 'cup'].title),
      texts.second(points(winner.P2)),
      marksOf(tournament).includes('P3') ? texts.third(points(winner.P3)) : null,
    ),
    ...ofGroups(tournament),
    gruppensieger: points(winner.W),
    gruppenletzter: points(winner.L),
    bonus: points(bonus),
    duellsieg: points(duel.win),
    duellunentschieden: points(duel.draw),
    duellniederlage: points(duel.loss),
    freilos: points(duel.bye),
  };
}

/** The sentences on group tables; empty without any. */
function ofGroups(tournament: Tournament) {
  const { groups, scoring } = tournament;
  const winner = points(scoring.winner.W);
  const last = points(scoring.winner.L);
  const rule = levelRule(tournament);
  if (isLeague(tournament))
    return { gruppenregel: texts.league.marks(last), tabellenregel: texts.league.level(rule) };
  if (!hasGroups(tournament)) return { gruppenregel: '', tabellenregel: '' };
  const letters = lettersOf(groups);
  const each = groups.length > 1 ? texts.groups.each(groups.length, letters) : texts.groups.one(letters);
  return {
    gruppenregel: texts.groups.marks(each, winner, last),
    tabellenregel: texts.groups.level(rule),
  };
}

const levelRule = (tournament: Tournament): string =>
  texts.level[tournament.tieBreak === 'wm' ? 'overall' : 'direct'](
    texts[isLeague(tournament) ? 'league' : 'groups'].matches,
  );

/** 'A bis F'. */
const lettersOf = (groups: readonly Group[]): string =>
  [...new Set([groups[0]?.letter, groups.at(-1)?.letter])].join(` ${texts.to} `);

/** 'a, b und c'. */
const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${texts.and} ${words.at(-1)}` : (words[0] ?? '');
