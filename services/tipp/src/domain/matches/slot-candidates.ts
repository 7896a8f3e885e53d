import type { Facts } from './facts.ts';
import { bestThirds, teamFrom } from './slots.ts';
import { decidedPlace } from './standings.ts';
import {
  matchById,
  teamByCode,
  type Match,
  type MatchTeams,
  type Overrides,
  type Slot,
  type Tournament,
} from '../tournament/tournament.ts';

export type Side = 'home' | 'away';

/** The state of the knock-out rounds. */
export type Slots = {
  tournament: Tournament;
  facts: Facts;
  overrides: Overrides;
  /** The current teams of the slots. */
  teams: ReadonlyMap<number, MatchTeams>;
  /** The result of `eliminatedTeams`. */
  out: ReadonlySet<string>;
};

export type Refusal =
  | { why: 'unknownTeam' | 'fixed' | 'otherSlot' | 'out' }
  /** The team is already in this knock-out match, assigned or having played, and cannot be in both. */
  | { why: 'twice'; matchId: number };

/**
 * Why an operator may not assign a team to a slot; null if allowed. The standings only propose teams. Refused are
 * impossible ones: a team of another group or branch, an eliminated team, and one that already plays in this round or
 * another branch. Another slot that was filled automatically with this team yields.
 */
export function refusalOf(slots: Slots, match: Match, side: Side, code: string): Refusal | null {
  if (!teamByCode(slots.tournament, code)) return { why: 'unknownTeam' };
  const slot = match[side];
  if (slot.kind === 'team') return { why: 'fixed' };
  if (!reaches(slots, slot, code)) return { why: 'otherSlot' };
  if (isOut(slots, slot, code)) return { why: 'out' };
  const matchId = otherPlaceOf(slots, match, side, code);
  return matchId === null ? null : { why: 'twice', matchId };
}

/** The teams that an operator may assign to a slot, in the tournament's order. */
export function candidatesFor(slots: Slots, match: Match, side: Side): string[] {
  const codes = slots.tournament.teams.map((team) => team.code);
  return codes.filter((code) => refusalOf(slots, match, side, code) === null);
}

/** Whether the tournament plan lets this team reach the slot, whatever the results. */
function reaches(slots: Slots, slot: Slot, code: string): boolean {
  const group = teamByCode(slots.tournament, code)?.group ?? '';
  switch (slot.kind) {
    case 'team':
      return slot.code === code;
    case 'groupWinner':
    case 'groupSecond':
      return slot.group === group;
    case 'groupThird':
      return slot.groups.includes(group) && !isAbove(slots, group, code);
    case 'matchWinner':
      return comesFrom(slots, slot.match, code);
    case 'matchLoser':
      return comesFrom(slots, slot.match, code) && teamFrom(slots, slot.match, 'winner') !== code;
  }
}

/** Whether it is decided that the team is first or second in its group. */
function isAbove({ tournament, facts, overrides }: Slots, letter: string, code: string): boolean {
  return [1, 2].some((place) => decidedPlace(tournament, letter, place, facts, overrides) === code);
}

function comesFrom(slots: Slots, matchId: number, code: string): boolean {
  const match = matchById(slots.tournament, matchId);
  const teams = slots.teams.get(matchId);
  if (!match || !teams) return false;
  const may = (side: Side) =>
    teams[side] === null
      ? reaches(slots, match[side], code) && !isOut(slots, match[side], code)
      : teams[side] === code;
  return may('home') || may('away');
}

/** Whether results have ruled out a team that could have reached the slot. */
function isOut(slots: Slots, slot: Slot, code: string): boolean {
  if (slot.kind === 'matchLoser') return false;
  if (slot.kind === 'matchWinner') return teamFrom(slots, slot.match, 'loser') === code;
  return slots.out.has(code);
}

/** The teams eliminated in the groups: those on decided places behind the teams that advance. */
export function eliminatedTeams(tournament: Tournament, facts: Facts, overrides: Overrides): Set<string> {
  const best = bestThirds(tournament, facts, overrides);
  const out = new Set<string>();
  for (const { letter, teamCodes } of tournament.groups) {
    for (let place = 3; place <= teamCodes.length; place++) {
      const code = decidedPlace(tournament, letter, place, facts, overrides);
      const goesOn = place === 3 && tournament.thirds && (!best.size || best.get(letter) === code);
      if (code !== null && !goesOn) out.add(code);
    }
  }
  return out;
}

/**
 * Another knock-out slot that rules this one out, as its match id: an operator assigned the team there or it has played
 * there, and neither match leads to the other. Includes the other side of the same match.
 */
function otherPlaceOf(
  { tournament, facts, teams }: Slots,
  match: Match,
  side: Side,
  code: string,
): number | null {
  for (const other of tournament.matches) {
    if (other.stage === 'group') continue;
    const { teams: given, result } = facts.get(other.id) ?? {};
    for (const place of ['home', 'away'] as const) {
      if (other.id === match.id && place === side) continue;
      const hasPlayed = result !== undefined && teams.get(other.id)?.[place] === code;
      if (given?.[place] !== code && !hasPlayed) continue;
      const goesOn =
        leadsTo(tournament, other.id, match[side]) || leadsTo(tournament, match.id, other[place]);
      if (!goesOn) return other.id;
    }
  }
  return null;
}

/** Whether the tournament plan can bring a team of the match to the slot, directly or through further matches. */
function leadsTo(tournament: Tournament, matchId: number, slot: Slot): boolean {
  if (slot.kind !== 'matchWinner' && slot.kind !== 'matchLoser') return false;
  if (slot.match === matchId) return true;
  const before = matchById(tournament, slot.match);
  return before !== undefined && [before.home, before.away].some((one) => leadsTo(tournament, matchId, one));
}

/** Whether a team plays a match, or can still reach one of its open slots. */
export function couldPlay(slots: Slots, match: Match, code: string): boolean {
  const teams = slots.teams.get(match.id);
  return (['home', 'away'] as const).some((side) => {
    const playing = teams?.[side] ?? null;
    return playing === null ? refusalOf(slots, match, side, code) === null : playing === code;
  });
}
