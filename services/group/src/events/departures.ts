import { consumeDepartures, type Leaving } from '@tippspiel/shared/platform/leaving/consume-departures';
import type { Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { Deps } from '../app/deps.ts';
import { removePlayer } from '../app/remove-player.ts';

/** Removes the group service's data of players who have left. */
export const consumeLeaving = ({ bus, log }: Backbone, deps: Deps): Promise<Leaving> =>
  consumeDepartures({
    bus,
    log,
    service: 'group',
    departures: deps.store.departures,
    remove: (userId) => removePlayer(deps, userId),
  });
