import { movementOf, type Movement } from '../../lib/game/movement.ts';

interface Row {
  user: { id: number; fullname: string };
  ranking: number;
  nextGoals: readonly Goal[];
}

interface Goal {
  matchId: number;
  team: number;
  ranking: number;
}

interface Mover {
  id: number;
  fullname: string;
  ranking: number;
  rankingBefore: number;
}

/** This many winners and as many losers fit in a line. */
const SHOWN = 3;

/**
 * The players who would gain most places by a goal, and those who would lose most.
 * @param exceptId the player to leave out
 */
export const findMovers = (
  rows: readonly Row[],
  { matchId, team }: Pick<Goal, 'matchId' | 'team'>,
  exceptId: number,
): Record<'up' | 'down', readonly Mover[]> => {
  const moved = rows.flatMap(({ user, ranking: rankingBefore, nextGoals }) => {
    const goal = nextGoals.find((each) => each.matchId === matchId && each.team === team);
    const movement = goal && user.id !== exceptId ? movementOf(goal.ranking, rankingBefore) : null;
    return goal && movement ? [{ movement, mover: { ...user, ranking: goal.ranking, rankingBefore } }] : [];
  });
  const going = (direction: Movement['direction']): Mover[] =>
    moved
      .filter(({ movement }) => movement.direction === direction)
      .sort((a, b) => b.movement.places - a.movement.places)
      .slice(0, SHOWN)
      .map(({ mover }) => mover);
  return { up: going('up'), down: going('down') };
};
