import type { Tournament } from '../../domain/tournament/tournament.ts';
import type { Stores } from '../../store/stores.ts';

/**
 * Results, tipps and decisions are stored by the numbers of matches, so another tournament would take over those of the
 * first. Until something is frozen the tournament may be chosen anew.
 * @throws Error
 */
export async function refuseOtherTournament(
  { id }: Tournament,
  { evaluations, columns }: Pick<Stores, 'evaluations' | 'columns'>,
): Promise<void> {
  const noted = await evaluations.noteTournament(id);
  if (noted === id) return;
  if ((await columns.frozen()).size)
    throw new Error(
      `This database holds tipps of the tournament ${noted}: use new databases and another NATS_NAMESPACE for ${id}.`,
    );
  await evaluations.changeTournament(id);
}
