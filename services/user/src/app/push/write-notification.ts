import type { GoalNews, Mail } from '../../domain/mail/mail.ts';
import type { Letter, Letterhead } from '../mail/letter.ts';
import { reminderLetters } from '../mail/templates/reminder.ts';

/** How long a goal stays relevant. */
export const GOAL_MS = 10 * 60_000;

/** Renders a notification for the browser. @throws Error for a mail of another kind */
export function writeNotification(mail: Mail, letterhead: Letterhead): Letter {
  if (mail.kind === 'reminder') return writeReminder(mail, letterhead);
  if (mail.kind === 'goal') return writeGoal(mail.data, letterhead);
  throw new Error(`${mail.kind} is no notification`);
}

/** In place of the minute. */
const phases: Record<NonNullable<GoalNews['phase']>, string> = {
  NONE: '',
  HALF_TIME: 'Halbzeit',
  EXTRA_TIME: 'Verlängerung',
  SHOOT_OUT: 'Elfmeterschießen',
};
const STOPPAGE = 'Nachspielzeit';

/** A later score of the match replaces this notification. */
function writeGoal(news: GoalNews, { publicUrl }: Letterhead): Letter {
  const { matchId, team1, team2, now, minute, phase = 'NONE', isStoppageTime, tipp } = news;
  const when = phases[phase] || (isStoppageTime ? STOPPAGE : `${minute}. Minute`);
  const own =
    tipp && ` Dein Tipp ${scoreOf(tipp)}${tipp.isJoker ? ' mit Joker' : ''} brächte ${pointsOf(tipp)}.`;
  return {
    subject: `${headlineOf(news)} ${team1} – ${team2} ${scoreOf(now)}`,
    html: '',
    text: `${when}.${own ?? ''}`,
    link: `${publicUrl}/konferenz`,
    expires: new Date(Date.parse(news.at) + GOAL_MS),
    tag: `tor-${matchId}`,
  };
}

const scoreOf = ({ goals1, goals2 }: GoalNews['now']): string => `${goals1}:${goals2}`;

const pointsOf = ({ points }: { points: number }): string =>
  ({ 0: 'keinen Punkt', 1: 'einen Punkt' })[points] ?? `${points} Punkte`;

/** The new score as a headline. Operators may enter two goals at once. */
function headlineOf({ before, now }: GoalNews): string {
  const [more1, more2] = [now.goals1 - before.goals1, now.goals2 - before.goals2];
  if (Math.min(more1, more2) < 0) return Math.max(more1, more2) > 0 ? 'Berichtigt:' : 'Tor zurückgenommen:';
  return more1 + more2 === 1 ? 'Tor!' : 'Tore!';
}

/** A reminder, with the mail's text as short as possible. It expires at kick-off. */
function writeReminder(mail: Mail<'reminder'>, { publicUrl }: Letterhead): Letter {
  const content = reminderLetters.reminder(mail.data, { publicUrl });
  const names = (content.links ?? []).map(({ label }) => label);
  return {
    subject: content.subject,
    html: '',
    text: `${names.length > 1 ? `${names.join(', ')}. ` : ''}${content.preview}`,
    link: content.button?.url ?? `${publicUrl}/tipps`,
    expires: new Date(mail.data.kickoff),
  };
}
