import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import type { Mail } from '../../domain/mail/mail.ts';
import { isQuiet } from '../../domain/profiles/goal-alert.ts';
import type { Deps } from '../deps.ts';
import { GOAL_MS } from '../push/write-notification.ts';

type Alerted = EventData<'tipp.goal.alerted.v1'>;

/**
 * Makes a notification of a goal for each browser of each of these players who wants that still, may play, and has no quiet
 * hours now: one per browser and score, however often the event comes. A late event makes none.
 */
export async function notifyOfGoal(deps: Deps, { players, number, ...news }: Alerted): Promise<void> {
  const now = deps.clock.now();
  if (now.getTime() - Date.parse(news.at) > GOAL_MS) return;
  const accounts = await deps.accounts.toAlert(players.map(({ userId }) => userId));
  const awake = new Set(accounts.filter((account) => !isQuiet(account, now)).map(({ id }) => id));
  const tipps = new Map(players.map(({ userId, tipp }) => [userId, tipp]));
  const browsers = await deps.subscriptions.ofMany([...awake]);
  const pushes = browsers.map(({ id, userId }): Mail<'goal'> => {
    const data = { ...news, tipp: tipps.get(userId) ?? null };
    return { key: `goal/${news.matchId}/${number}/${id}`, userId, to: id, kind: 'goal', data };
  });
  await deps.takePushes(pushes);
}
