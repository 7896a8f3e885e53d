import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { winningSide } from '../../domain/matches/facts.ts';
import { candidatesFor, refusalOf, type Side } from '../../domain/matches/slot-candidates.ts';
import { fillSlots } from '../../domain/matches/slots.ts';
import { slotLabel, type Match } from '../../domain/tournament/tournament.ts';
import type { Board } from '../../projection/board.ts';
import { untouchedMatch } from '../../store/matches/matches.ts';
import type { Deps } from '../deps.ts';
import type { TippRequest } from '../request.ts';
import { slotsOf } from './match-change.ts';
import { viewMatch, viewTeam } from './match-view.ts';

/** All matches, for operators. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export async function adminMatches({ clock }: Deps, { identity, view }: TippRequest) {
  requireAdmin(identity);
  const { board } = await view.fresh();
  const now = clock.now();
  return board.tournament.matches.map((match) => viewAdminMatch(board, match, now));
}

export function viewAdminMatch(board: Board, match: Match, now: Date) {
  const { version, penalties1, penalties2 } = board.states.get(match.id) ?? untouchedMatch(match.id);
  const facts = board.facts.get(match.id);
  return {
    id: match.id,
    match: viewMatch(board, match, now),
    version,
    penaltiesTeam1: penalties1,
    penaltiesTeam2: penalties2,
    needsPenalties: match.stage !== 'group' && facts?.result !== undefined && winningSide(facts) === null,
    slot1: viewSlot(board, match, 'home'),
    slot2: viewSlot(board, match, 'away'),
  };
}

function viewSlot(board: Board, match: Match, side: Side) {
  const slot = match[side];
  if (slot.kind === 'team') return null;
  const { team1, team2 } = board.states.get(match.id) ?? untouchedMatch(match.id);
  const given = side === 'home' ? team1 : team2;
  const playing = board.teams.get(match.id)?.[side] ?? null;
  const slots = slotsOf(board, match.id, { team1, team2 });
  const proposal = given === null ? playing : proposalFor(board, match, side);
  const view = (code: string | null) => (code === null ? null : viewTeam(board, code));
  // Without a proposal, the assigned team may have become impossible.
  const fits = (code: string) =>
    proposal === null ? refusalOf(slots, match, side, code) === null : proposal === code;
  return {
    label: slotLabel(slot),
    proposal: view(proposal),
    given: view(given),
    isContradicted: given !== null && (playing !== given || !fits(given)),
    candidates: candidatesFor(slots, match, side).map((code) => viewTeam(board, code)),
  };
}

/** The team that would fill the slot automatically if no operator had assigned one. */
function proposalFor({ tournament, facts, overrides }: Board, match: Match, side: Side): string | null {
  const { teams, ...known } = facts.get(match.id) ?? {};
  const without = { home: null, away: null, ...teams, [side]: null };
  const changed = new Map([...facts, [match.id, { ...known, teams: without }]]);
  return fillSlots(tournament, changed, overrides).get(match.id)?.[side] ?? null;
}
