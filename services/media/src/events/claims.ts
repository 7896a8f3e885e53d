import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Deps } from '../app/deps.ts';
import { applyClaim } from '../app/operator-pictures/apply-claim.ts';
import type { Claim } from '../domain/operator-pictures/operator-picture.ts';

const types = ['feed.picture.claimed.v1', 'tipp.picture.claimed.v1'] as const;

const toClaim = ({ changedAt, ...claim }: EventData<(typeof types)[number]>): Claim => ({
  ...claim,
  changedAt: changedAt ? Date.parse(changedAt) : null,
});

/**
 * Receives the claims of posts, sponsors and prizes. One process stores them and removes former pictures; every
 * process updates its cache.
 */
export async function consumeClaims(bus: Bus, deps: Deps): Promise<void> {
  for (const type of types) {
    const name = `media-claims-${type.split('.')[0]}`;
    await bus.subscribe({
      types: [type],
      behind: name,
      handle: ({ data }) => deps.claimCache.put(toClaim(data)),
    });
    await bus.consume({
      name,
      types: [type],
      async handle(events) {
        const claims = events.map(({ data }) => toClaim(data));
        await deps.claims.save(claims);
        for (const claim of claims) await applyClaim(deps, claim);
      },
    });
  }
}
