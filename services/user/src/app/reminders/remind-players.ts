import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import type { Mail } from '../../domain/mail/mail.ts';
import type { Deps } from '../deps.ts';

type Due = EventData<'tipp.reminders.due.v1'>;

/**
 * Creates a mail for each due player who still wants reminders and may play, and a notification for each subscribed
 * browser. There is one per player, time and matches, however often the event arrives. After kick-off nobody is
 * reminded.
 */
export async function remindPlayers(deps: Deps, { kickoff, hours, matches, players }: Due): Promise<void> {
  if (new Date(kickoff) <= deps.clock.now()) return;
  const of = matches.map(({ matchId }) => matchId).join(',');
  const missing = new Map(players.map((player) => [player.userId, new Set(player.missing)]));
  const accounts = await deps.accounts.toRemind([...missing.keys()], hours);
  const mails = accounts.map(({ id, email, firstname, dateActivated }): Mail<'reminder'> => {
    const lacking = matches.filter(({ matchId }) => missing.get(id)?.has(matchId));
    const unsubscribe = deps.reminderLinks.of({ id, dateActivated });
    const data = { firstname, kickoff, matches: lacking, unsubscribe };
    return { key: `reminder/${id}/${kickoff}/${hours}/${of}`, userId: id, to: email, kind: 'reminder', data };
  });
  await deps.takeMails(mails);
  const byId = new Map(mails.map((mail) => [mail.userId, mail]));
  const browsers = await deps.subscriptions.ofMany([...byId.keys()]);
  const pushes = browsers.map(({ id, userId }) => {
    const mail = byId.get(userId)!;
    return { ...mail, key: `${mail.key}/${id}`, to: id };
  });
  await deps.takePushes(pushes);
}
