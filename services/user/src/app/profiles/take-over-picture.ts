import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { ACCOUNTS } from '../../store/accounts/account-model.ts';
import type { Deps } from '../deps.ts';
import { changedEvent } from '../accounts/player-event.ts';

/** Stores a player's new picture, unless a newer one is known or the player has left. */
export async function takeOverPicture(
  deps: Deps,
  { userId, version, pictureStamp }: EventData<'media.picture.changed.v1'>,
  requestId: string,
): Promise<void> {
  const result = await deps.accounts.change(
    userId,
    (account) => (account.pictureVersion < version ? { pictureStamp, pictureVersion: version } : null),
    (after) => [changedEvent(after, { now: deps.clock.now(), requestId })],
  );
  if (result?.changed) deps.relay.kick(ACCOUNTS, [userId]);
}
