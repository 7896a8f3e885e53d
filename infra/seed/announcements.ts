import type { SeedPost } from '@tippspiel/feed/seed';
import type { WonPrize } from '@tippspiel/tipp/seed';

const HOUR_MS = 3600_000;
/** After the last kick-off: on the next morning. */
const ANNOUNCED_AFTER_MS = 15 * HOUR_MS;

const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', timeZone: 'Europe/Berlin' });
const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** The editors' posts about each prize that was won, in the order of the prizes. */
export function createAnnouncements(
  won: readonly WonPrize[],
  nameOf: (userId: number) => string,
  { admin, now, likerIds }: { admin: number; now: Date; likerIds: readonly number[] },
): SeedPost[] {
  return won.map(({ id, name, kind, lastKickoff, winners }): SeedPost => {
    const winnerString = list.format(winners.map(({ userId }) => nameOf(userId)));
    return {
      ...{ userId: admin, isOperator: true, comments: [], likerIds },
      dateCreated: new Date(Math.min(lastKickoff + ANNOUNCED_AFTER_MS, now.getTime() - HOUR_MS)),
      subject: `${kind} vom ${day.format(lastKickoff)}: Wir gratulieren!`,
      text: `<p>Der Preis <strong>„${name}“</strong> geht an <strong>${winnerString}</strong>. Herzlichen Glückwunsch!</p><p>Wie gezogen wurde, steht auf der Seite <a href="/gewinner">Gewinner</a>.</p>`,
      drawing: { priceId: id, priceKind: kind, winnerString },
    };
  });
}
