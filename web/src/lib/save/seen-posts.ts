import { getViewer } from '../session/session.ts';
import { onDevice, parseJson } from './kept.ts';

const nameOf = (userId: number): string => `seen ${userId}`;

/** The newest seen post, by group. */
type Seen = Record<string, number>;

const read = (): Seen => parseJson<Seen>(onDevice.read(nameOf(getViewer()))) ?? {};

/**
 * Stores the newest post that the player has seen in a group's conversation. It stays on this device: on the server it
 * would cause many writes for a mere dot in a list.
 */
export const notePostSeen = (groupId: number, postId: number): void => {
  const seen = read();
  if ((seen[groupId] ?? 0) >= postId) return;
  // Without storage it counts as unseen.
  onDevice.write(nameOf(getViewer()), JSON.stringify({ ...seen, [groupId]: postId }));
};

/** Whether a post of a group is newer than the latest one seen. */
export const isPostUnseen = (groupId: number, postId: number): boolean => (read()[groupId] ?? 0) < postId;

/** For a deleted account. */
export const forgetSeenPosts = (userId: number): void => void onDevice.remove(nameOf(userId));
