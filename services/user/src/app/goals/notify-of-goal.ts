import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import type { Mail } from '../../domain/mail/mail.ts';
import { isQuiet, isWanted } from '../../domain/profiles/goal-alert.ts';
import type { Deps } from '../deps.ts';
import { GOAL_MS } from '../push/write-notification.ts';

type Alerted = EventData<'tipp.goal.alerted.v1'>;

/**
 * Creates one notification of a goal per browser and score, however often the event arrives. It skips players who no
 * longer want it, are locked, or have quiet hours now. A late event creates none. Events may arrive in any order, but an
 * older score must not replace a newer one: it is left out where the next one exists, and dropped while it is unsent.
 */
export async function notifyOfGoal(deps: Deps, { players, number, ...news }: Alerted): Promise<void> {
  const now = deps.clock.now();
  if (now.getTime() - Date.parse(news.at) > GOAL_MS) return;
  const accounts = await deps.accounts.toAlert(players.map(({ userId }) => userId));
  const tipps = new Map(players.map(({ userId, tipp }) => [userId, tipp]));
  const awake = accounts.filter(
    (account) => isWanted(account.goalAlert, tipps.get(account.id) ?? null) && !isQuiet(account, now),
  );
  const browsers = await deps.subscriptions.ofMany(awake.map(({ id }) => id));
  const keyOf = (score: number, browser: string) => `goal/${news.matchId}/${score}/${browser}`;
  const pushes = browsers.map(({ id, userId }): Mail<'goal'> => {
    const data = { ...news, tipp: tipps.get(userId) ?? null };
    return { key: keyOf(number, id), userId, to: id, kind: 'goal', data };
  });
  const next = await deps.pushes.known(browsers.map(({ id }) => keyOf(number + 1, id)));
  await deps.takePushes(pushes.filter(({ to }) => !next.has(keyOf(number + 1, to))));
  await deps.pushes.dropWaiting(browsers.map(({ id }) => keyOf(number - 1, id)));
}
