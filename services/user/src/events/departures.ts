import { consumeDepartures, type Leaving } from '@tippspiel/shared/platform/leaving/consume-departures';
import type { Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { Deps } from '../app/deps.ts';
import { removePlayer } from '../app/leaving/remove-player.ts';

/** Removes the user service's data of players who have left, on its own event like all other services. */
export const consumeLeaving = ({ bus, log }: Backbone, deps: Deps): Promise<Leaving> =>
  consumeDepartures({
    ...{ bus, log, service: 'user', departures: deps.departures },
    remove: (userId) => removePlayer(deps, userId),
  });
