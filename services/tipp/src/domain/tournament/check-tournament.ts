import { MAX_DUEL_POINTS } from '../duels/score-duels.ts';
import { POINTS } from '../evaluation/passes.ts';
import { kickoffMs } from '../matches/locking.ts';
import { marksOf, pointsFor } from '../winner-tipps/winner-tipps.ts';
import { MAX_MATCHES, teamsInFile } from './tournament.ts';
import type { Match, Slot, Tournament } from './tournament.ts';

/** Checks that the parts of a well-formed tournament file are consistent. @returns the problems, one line each. */
export function checkTournament(tournament: Tournament): string[] {
  return [
    ...checkGroups(tournament),
    ...checkScoring(tournament),
    ...checkOrder(tournament),
    ...checkPages(tournament),
    ...tournament.matches.flatMap((match) => checkMatch(tournament, match)),
    ...checkThirds(tournament),
  ];
}

function checkGroups({ groups, teams, patriotTeam, overrides }: Tournament): string[] {
  const problems: string[] = [];
  const codes = teams.map((team) => team.code);
  const listed = groups.flatMap((group) => group.teamCodes.map((code) => `${code} in ${group.letter}`));
  const stated = teams.map((team) => `${team.code} in ${team.group}`);
  for (const entry of difference(listed, stated)) problems.push(`groups: ${entry} is not what teams say`);
  for (const entry of difference(stated, listed)) problems.push(`teams: ${entry} is not what groups say`);
  for (const code of duplicates(codes)) problems.push(`teams: ${code} stands there twice`);
  for (const entry of duplicates(listed)) problems.push(`groups: ${entry} stands there twice`);
  for (const letter of duplicates(groups.map((group) => group.letter))) {
    problems.push(`groups: ${letter} stands there twice`);
  }
  const named = [patriotTeam, ...overrides.thirds, ...Object.values(overrides.groups).flat()];
  for (const code of difference(named, codes)) problems.push(`teams: ${code} is named but not there`);
  return problems;
}

/** Points left for bonus questions: a hundred of the most valuable ones. */
const FOR_QUESTIONS = 10_000;

/** Sums of points have a limited number of bits. */
function checkScoring(tournament: Tournament): string[] {
  const { matches, jokers, scoring } = tournament;
  const { exact, difference, trend, patriotBonus, jokerFactor, duel } = scoring;
  const tipp = Math.max(exact, difference, trend);
  const jokered = Math.min(jokers, matches.length) * tipp * Math.max(jokerFactor - 1, 0);
  const marks = marksOf(tournament).reduce((sum, mark) => sum + pointsFor(mark, scoring), 0);
  const most = matches.length * (tipp + patriotBonus) + jokered + marks;
  const mostInDuels = matches.length * Math.max(...Object.values(duel));
  return [
    ...(most > POINTS - FOR_QUESTIONS
      ? [`scoring: a player may earn ${most} points, more than ${POINTS - FOR_QUESTIONS}`]
      : []),
    ...(mostInDuels > MAX_DUEL_POINTS
      ? [`scoring: a player may earn ${mostInDuels} points in duels, more than ${MAX_DUEL_POINTS}`]
      : []),
  ];
}

function checkOrder({ matches }: Tournament): string[] {
  const problems: string[] = [];
  if (matches.length === 0) problems.push('matches: there is none');
  if (matches.length > MAX_MATCHES) problems.push(`matches: there are more than ${MAX_MATCHES}`);
  for (const [index, match] of matches.entries()) {
    if (match.id !== index + 1) problems.push(`matches[${index}]: id ${match.id} instead of ${index + 1}`);
    if (Number.isNaN(kickoffMs(match))) problems.push(`match ${match.id}: ${match.kickoff} is no instant`);
  }
  return problems;
}

function checkPages({ pages, matches }: Tournament): string[] {
  const ids = matches.map((match) => match.id);
  const shown = pages.flatMap((page) => page.matchIds);
  return [
    ...difference(ids, shown).map((id) => `pages: match ${id} is on none`),
    ...difference(shown, ids).map((id) => `pages: match ${id} does not exist`),
    ...duplicates(shown).map((id) => `pages: match ${id} is there twice`),
    ...pages
      .filter((page, index) => page.number !== index + 1)
      .map((page) => `pages: number ${page.number} is out of order`),
  ];
}

function checkMatch(tournament: Tournament, match: Match): string[] {
  const problems = [...checkSlot(tournament, match, match.home), ...checkSlot(tournament, match, match.away)];
  const { home, away } = teamsInFile(match);
  if (home !== null && home === away) problems.push(`${home} plays against itself`);
  if ((match.stage === 'group') !== (match.group !== null)) problems.push('the group does not fit the stage');
  if (match.stage === 'group' && (home === null || away === null))
    problems.push('a group match needs both teams');
  const patriot = [home, away].includes(tournament.patriotTeam);
  if (match.isPatriot !== patriot) problems.push(`isPatriot is ${match.isPatriot}`);
  return [...problems, ...checkResult(match)].map((problem) => `match ${match.id}: ${problem}`);
}

function checkResult({ stage, result, penalties }: Match): string[] {
  if (!penalties) return [];
  if (stage === 'group') return ['a group match has no penalties'];
  if (!result || result.goals1 !== result.goals2) return ['penalties without a draw'];
  return penalties.goals1 === penalties.goals2 ? ['penalties without a winner'] : [];
}

function checkSlot(tournament: Tournament, match: Match, slot: Slot): string[] {
  const letters = tournament.groups.map((group) => group.letter);
  switch (slot.kind) {
    case 'team': {
      const team = tournament.teams.find((candidate) => candidate.code === slot.code);
      if (!team) return [`team ${slot.code} does not exist`];
      return match.group !== null && team.group !== match.group
        ? [`${slot.code} is not in group ${match.group}`]
        : [];
    }
    case 'groupWinner':
    case 'groupSecond':
      return letters.includes(slot.group) ? [] : [`group ${slot.group} does not exist`];
    case 'groupThird':
      if (!tournament.thirds) return ['a third-placed team without thirds in the file'];
      return difference(slot.groups, letters).map((letter) => `group ${letter} does not exist`);
    case 'matchWinner':
    case 'matchLoser':
      return slot.match < match.id ? [] : [`waits for match ${slot.match}, which is not before it`];
  }
}

function checkThirds({ thirds, matches }: Tournament): string[] {
  const slots = new Map<string, string[]>();
  for (const match of matches) {
    for (const slot of [match.home, match.away]) {
      if (slot.kind === 'groupThird') slots.set(String(match.id), slot.groups);
    }
  }
  return Object.entries(thirds?.allocation ?? {}).flatMap(([combination, row]) => {
    const fits = [...slots].every(([id, groups]) => groups.includes(row[id] ?? ''));
    const complete =
      Object.values(row).toSorted().join('') === combination && combination.length === thirds?.best;
    return fits && complete ? [] : [`thirds: the row ${combination} does not fit the slots`];
  });
}

function difference<T>(left: T[], right: T[]): T[] {
  const known = new Set(right);
  return left.filter((value) => !known.has(value));
}

function duplicates<T>(values: T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
