import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import type { Deps } from '../app/deps.ts';
import { takeOverPicture } from '../app/profiles/take-over-picture.ts';

const PARALLEL = 8;

/** Updates accounts' picture stamps by media's events. Safe to repeat: an older version changes nothing. */
export async function consumePictures(bus: Bus, deps: Deps): Promise<void> {
  const queue = createBoundedQueue({ concurrency: PARALLEL });
  await bus.consume({
    name: 'user-pictures',
    types: ['media.picture.changed.v1'],
    async handle(events) {
      await Promise.all(
        events.map(({ data, requestId }) => queue.run(() => takeOverPicture(deps, data, requestId))),
      );
    },
  });
}
