import { parseTournament, TournamentError } from '@tippspiel/tipp/tournament-file';
import {
  hasGroups,
  isLeague,
  type Match,
  type Slot,
  type Stage,
  type Team,
  type Tournament,
} from '@tippspiel/tipp/domain/tournament/tournament';
import { marksOf } from '@tippspiel/tipp/domain/winner-tipps/winner-tipps';
import { readCsv, type Row } from './csv.ts';
import { instantOf } from './german-time.ts';
import { GROUP_PAGES, prizeKinds, scoring } from './kind-rules.ts';
import { nationOf } from './nations.ts';
import { toPages } from './pages.ts';
import { slotOfToken } from './slot-token.ts';

/** The command's other options, as typed. */
export type OwnOptions = {
  name?: string;
  patriot?: string;
  city?: string;
  link?: string;
  jokers?: string;
  'tie-break'?: string;
};

/** The text of both tables, and the id from the file name. */
export type OwnInput = { id: string; teams: string; matches: string; options: OwnOptions };

/** The flag of a team that is no nation. */
const NEUTRAL_FLAG = 'xx';
const DEFAULT_JOKERS = '6';
/** Points, goal difference, goals, then direct matches, as in leagues. */
const DEFAULT_TIE_BREAK = 'wm';

const stages: [RegExp, Stage][] = [
  [/^(|gruppe.*|vorrunde|(\d+\. )?spieltag.*)$/i, 'group'],
  [/^(sechzehntelfinale|r32)$/i, 'R32'],
  [/^(achtelfinale|r16)$/i, 'R16'],
  [/^(viertelfinale|qf)$/i, 'QF'],
  [/^(halbfinale|sf)$/i, 'SF'],
  [/^(spiel um platz 3|p3)$/i, 'P3'],
  [/^(finale|f)$/i, 'F'],
];

/**
 * Makes a custom tournament from two tables: groups with or without knock-out rounds, a league (all teams in one
 * group), or only knock-out rounds.
 * @throws TournamentError with a sentence for each missing or contradictory fact
 */
export function makeTournament({ id, teams: teamTable, matches: matchTable, options }: OwnInput): Tournament {
  const problems: string[] = [];
  if (!/^[a-z]{2,4}\d{4}$/.test(id)) {
    problems.push(
      `--out: the file's name is the tournament's id, two to four small letters and a year, like cup2030.json, not ${id}.json`,
    );
  }
  if (!options.name) problems.push('What do players call the tournament? (--name "Sommercup 2030")');
  if (!options.patriot)
    problems.push('Which team brings one more point in its matches? (--patriot with its code)');
  const teams = readTeams(teamTable, options, problems);
  const matches = readMatches(matchTable, { teams, options }, problems);
  if (problems.length > 0) throw new TournamentError(problems);
  const groupMatches = matches.filter(({ stage }) => stage === 'group').length;
  const thirds = matches
    .flatMap(({ home, away }) => [home, away])
    .filter(({ kind }) => kind === 'groupThird').length;
  const letters = [...new Set(teams.map(({ group }) => group))].sort();
  const pageSize = Math.ceil(groupMatches / GROUP_PAGES) || matches.length;
  return parseTournament({
    id,
    name: options.name,
    isWM: false,
    jokers: Number(options.jokers ?? DEFAULT_JOKERS),
    pageSize,
    scoring,
    tieBreak: options['tie-break'] ?? DEFAULT_TIE_BREAK,
    overrides: { groups: {}, thirds: [] },
    patriotTeam: options.patriot,
    prizeKinds,
    pages: toPages(matches, pageSize),
    groups: letters.map((letter) => ({
      letter,
      teamCodes: teams.filter(({ group }) => group === letter).map(({ code }) => code),
    })),
    teams,
    ...(thirds > 0 && { thirds: { best: thirds, allocation: {} } }),
    matches,
  });
}

/** One sentence for each rule that has its default. */
export function rulesNotes(tournament: Tournament): string[] {
  const { jokers, tieBreak, scoring: points, thirds, matches, groups, teams } = tournament;
  const { exact, difference, trend, patriotBonus, winner } = points;
  const hasTables = matches.some(({ stage }) => stage === 'group');
  const hasFinal = matches.some(({ stage }) => stage === 'F');
  const level = tieBreak === 'wm' ? 'goal difference, then goals' : 'their direct matches';
  return [
    `Each player has ${jokers} jokers (--jokers).`,
    `A tipp brings ${exact} points for the result, ${difference} for the difference, ${trend} for the trend, and ${patriotBonus} more for the patriot team (scoring, in the file).`,
    `A champion brings ${winner.P1}, a runner-up ${winner.P2}${otherMarks(tournament)} points (scoring, in the file).`,
    ...(hasTables ? [`Of level teams ${level} decide first (--tie-break wm, wmDirect or em).`] : []),
    ...(hasTables && !hasFinal && groups.length > 1
      ? ['There is no final: operators set the champion and the runner-up.']
      : []),
    ...(thirds ? ['Operators put third-placed teams into their matches.'] : []),
    ...(teams.some(({ flag }) => flag === NEUTRAL_FLAG)
      ? ['Teams that are no nations have a neutral flag (column flag, as in flag-icons).']
      : []),
  ];
}

function otherMarks(tournament: Tournament): string {
  const { P3, W, L } = tournament.scoring.winner;
  const third = marksOf(tournament).includes('P3') ? `, a third ${P3}` : '';
  if (isLeague(tournament)) return `, the last of the table ${L}`;
  return hasGroups(tournament) ? `${third}, a group's winner ${W}, its last ${L}` : third;
}

function readTeams(table: string, options: OwnOptions, problems: string[]): Team[] {
  const { columns, rows } = readCsv(table);
  if (!columns.includes('name')) {
    problems.push('teams: the first line names the columns: name, and as needed code, group, flag, link');
    return [];
  }
  const hasGroups = rows.some(({ cells }) => cells['group']);
  return rows.map(({ line, cells }) => {
    const { name = '', code, group, flag, link } = cells;
    const nation = nationOf(name);
    const need = (value: string | undefined, what: string): string => {
      if (!value) problems.push(`teams, line ${line}: ${what}`);
      return value ?? '';
    };
    return {
      code: need(code || nation?.code, `which three capital letters stand for ${name}? (column code)`),
      name: need(nation?.name ?? name, 'the name is missing'),
      group: hasGroups ? need(group, `in which group does ${name} play? (column group, A to L)`) : 'A',
      flag: flag || nation?.flag || NEUTRAL_FLAG,
      link: need(
        link || nation?.link || options.link,
        `where can one read about ${name}? (column link, or --link for all)`,
      ),
    };
  });
}

type Known = { teams: Team[]; options: OwnOptions };
/** A match before the matches are sorted by kick-off. Its slots name matches by their positions in the table. */
type Draft = Omit<Match, 'id'> & { number: number };

function readMatches(table: string, known: Known, problems: string[]): Match[] {
  const { columns, rows } = readCsv(table);
  const missing = ['date', 'time', 'home', 'away'].filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    problems.push(
      `matches: the first line names the columns: date, time, home, away, and as needed round, city; ${missing.join(', ')} is missing`,
    );
    return [];
  }
  const drafts = rows
    .map((row, index) => readMatch(row, index + 1, known, problems))
    .sort((a, b) => a.kickoff.localeCompare(b.kickoff) || a.number - b.number);
  const ids = new Map(drafts.map(({ number }, index) => [number, index + 1]));
  const resolve = (slot: Slot): Slot => {
    if (!('match' in slot)) return slot;
    const id = ids.get(slot.match);
    if (id === undefined) problems.push(`matches: there is no match ${slot.match} in the table`);
    return { ...slot, match: id ?? 0 };
  };
  return drafts.map(({ number, home, away, ...draft }) => ({
    ...{ id: ids.get(number) as number, ...draft },
    ...{ home: resolve(home), away: resolve(away) },
  }));
}

function readMatch(
  { line, cells }: Row,
  number: number,
  { teams, options }: Known,
  problems: string[],
): Draft {
  const { date = '', time = '', home = '', away = '', round = '', city } = cells;
  const say = (sentence: string) => void problems.push(`matches, line ${line}: ${sentence}`);
  const kickoff = instantOf(date, time);
  if (!kickoff) say(`'${date} ${time}' is no German time like 2030-06-08 18:00`);
  const stage = stages.find(([pattern]) => pattern.test(round))?.[1];
  if (!stage) say(`the round '${round}' is none of: empty (a group's match), ${roundNames}`);
  if (!(city || options.city)) say('in which city is it played? (column city, or --city for all)');
  const slots = [home, away].map((text): Slot => {
    const team = teamOf(text, teams);
    if (team) return { kind: 'team', code: team.code };
    const origin = stage === 'group' ? undefined : slotOfToken(text);
    if (!origin)
      say(
        `'${text}' is no team of the table${stage === 'group' ? '' : ', and no origin like 1A, 2B, W5 or L5'}`,
      );
    return origin ?? { kind: 'team', code: '' };
  }) as [Slot, Slot];
  const [group] = slots.flatMap(
    (slot) => teams.find(({ code }) => slot.kind === 'team' && code === slot.code)?.group ?? [],
  );
  return {
    number,
    kickoff: kickoff ?? '2030-01-01T00:00:00Z',
    stage: stage ?? 'group',
    group: stage === 'group' ? (group ?? null) : null,
    home: slots[0],
    away: slots[1],
    city: city || (options.city ?? ''),
    isPatriot: slots.some((slot) => slot.kind === 'team' && slot.code === options.patriot),
  };
}

const roundNames = 'Sechzehntelfinale, Achtelfinale, Viertelfinale, Halbfinale, Spiel um Platz 3, Finale';

/** Finds a team by its short code or name, a nation also by openfootball's English name. */
function teamOf(text: string, teams: Team[]): Team | undefined {
  const name = nationOf(text)?.name ?? text;
  return teams.find((team) => team.code === text || team.name === name);
}
