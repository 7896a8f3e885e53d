import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import type { Mail } from '../../domain/mail/mail.ts';
import { isQuiet, isWanted } from '../../domain/profiles/goal-alert.ts';
import type { Deps } from '../deps.ts';
import { GOAL_MS } from '../push/write-notification.ts';

type Alerted = EventData<'tipp.goal.alerted.v1'>;

/**
 * Makes a notification of a goal for each browser of each of these players who wants that still, may play, and has no quiet
 * hours now: one per browser and score, however often the event comes. A late event makes none. What waits to be sent of
 * the score before is not sent any more, else it could come later and take the place of this one.
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
  await deps.pushes.dropWaiting(browsers.map(({ id }) => keyOf(number - 1, id)));
  await deps.takePushes(pushes);
}
