import { seenName } from '../session/device.ts';
import { getViewer } from '../session/session.ts';

/** By group the newest post of which this player has seen that it is there. */
type Seen = Record<string, number>;

const read = (): Seen => {
  try {
    return JSON.parse(localStorage.getItem(seenName(getViewer())) ?? '{}') as Seen;
  } catch {
    return {};
  }
};

/**
 * Notes that the player has seen a group's conversation up to this post. On this device alone: what everybody looks at would be many
 * writes for the server, of which nobody has more than a dot in a list.
 */
export const notePostSeen = (groupId: number, postId: number): void => {
  const seen = read();
  if ((seen[groupId] ?? 0) >= postId) return;
  try {
    localStorage.setItem(seenName(getViewer()), JSON.stringify({ ...seen, [groupId]: postId }));
  } catch {
    // Then it counts as unseen.
  }
};

/** Whether a post of a group is newer than what the player has seen of it. */
export const isPostUnseen = (groupId: number, postId: number): boolean => (read()[groupId] ?? 0) < postId;
