import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { operatorActed } from '@tippspiel/shared/contracts/events/operator-acted';
import {
  stateAfter,
  type ModerationStep,
  type ReportedText,
  type Text,
} from '../../domain/moderation/reported-text.ts';
import { REPORTED_TEXTS } from '../../store/moderation/reported-text-model.ts';
import type { Deps } from '../deps.ts';
import { findText, findTextOrClose } from './find-text.ts';
import { moderationLog as log, moderationMessages as messages, subjectOfText } from './messages.ts';

type Input = { id: number; step: ModerationStep };

/**
 * Stores an operator's decision about a post or comment. The atomic write contains only the decision and its audit
 * event. The text is updated at once or, after a crash, by the sweep.
 */
export async function moderateText(
  deps: Deps,
  { identity, requestId }: Request,
  { id, step }: Input,
): Promise<ReportedText> {
  const { userId } = requireAdmin(identity);
  const { reportedTexts } = deps.store;
  const known = await reportedTexts.find(id);
  const text = await textOf(deps, id, known);
  if (!known) await requireReadable(deps, userId, text);
  const now = deps.clock.now();
  const { before, after } = await reportedTexts.change(id, (current) => {
    const state = stateAfter(current?.state ?? null, step);
    if (!state) return null;
    const next: ReportedText = current
      ? { ...current, state, version: current.version + 1 }
      : { ...text, state, reports: [], dateReported: now, version: 1 };
    const lines = (of: ReportedText['state'] | null) => ({ [log.moderation]: log.states[of ?? 'NONE'] });
    const act = { userId, now, requestId };
    const [was, is] = [lines(current?.state ?? null), lines(state)];
    const event = operatorActed('feed', act, subjectOfText(text), was, is);
    return { next, event };
  });
  if (after) {
    deps.relay.kick(REPORTED_TEXTS, [id]);
    await deps.propagate.decision(id);
    // It may have been deleted during the request.
    await findTextOrClose(deps.store, id);
  }
  // An unreported, visible text: nothing changes, and nothing is written.
  return after ?? before ?? { ...text, state: 'DISMISSED', reports: [], dateReported: now, version: 0 };
}

/** A group's texts are private until one is reported: operators cannot decide about texts that they cannot read. */
async function requireReadable({ store }: Deps, userId: number, { groupId }: Text): Promise<void> {
  if (groupId === null || (await store.memberships.among(userId, [groupId])).has(groupId)) return;
  throw notFound(messages.unknownText, 'id');
}

/** A deleted text stays deleted, and deleting it again changes nothing. The report of a missing text is closed. */
async function textOf({ store }: Deps, id: number, known: ReportedText | null): Promise<Text> {
  if (!known) return findText(store, id);
  if (known.state === 'DELETED' || known.state === 'GONE') return known;
  return (await findTextOrClose(store, id)) ?? known;
}
