import { consumeDepartures, type Leaving } from '@tippspiel/shared/platform/leaving/consume-departures';
import type { Backbone } from '@tippspiel/shared/platform/process/backbone';
import type { Deps } from '../app/deps.ts';
import { removePlayer } from '../app/leaving/remove-player.ts';

/** Removes tipp's data of deleted players. */
export const consumeLeaving = ({ bus, log }: Backbone, deps: Deps): Promise<Leaving> =>
  consumeDepartures({
    ...{ bus, log, service: 'tipp', departures: deps.departures },
    remove: (userId) => removePlayer(deps, userId),
  });
