import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import type { View } from '../../projection/projection.ts';
import type { AuditEntry } from '../../store/audit/audit.ts';
import type { Deps } from '../deps.ts';
import type { TippRequest } from '../request.ts';
import { auditTexts as texts } from './messages.ts';

export type AuditEntryView = Omit<AuditEntry, '_id'> & { id: string; user: { id: number } | null };

const PAGE_SIZE = 20;
/** A placeholder for a name in an entry (`catalogue.ts`). */
const TOKEN = /\{(player|prize|by):(\d+)\}/g;

/**
 * Operators' changes, the newest first.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 */
export async function auditLog(
  { audit, prizes }: Deps,
  { identity, view }: TippRequest,
  input: PageInput | null | undefined,
) {
  requireAdmin(identity);
  const { pageNumber, pageSize, skip } = readPage(input, PAGE_SIZE);
  const [entries, totalCount] = await Promise.all([audit.page(skip, pageSize), audit.count()]);
  const { players } = view.current();
  const tokens = [...JSON.stringify(entries).matchAll(TOKEN)];
  const prizeNames = await prizes.names(
    tokens.flatMap(([, kind, id]) => (kind === 'prize' ? Number(id) : [])),
  );
  const fill = (text: string): string =>
    text.replace(TOKEN, (_token, kind: string, id: string) => {
      if (kind === 'prize') return prizeNames.get(Number(id)) || texts.prizeWithoutName(id);
      const name = nameOf(players, Number(id));
      if (kind === 'by') return name && texts.by(name);
      return name || texts.player(id);
    });
  const items = entries.map(({ _id, userId, subject, changes, ...entry }): AuditEntryView => ({
    ...{ ...entry, id: _id, userId, subject: fill(subject) },
    // An operator may have deleted the account since.
    user: players.has(userId) ? { id: userId } : null,
    changes: changes.map(({ what, before, after }) => ({ what, before: fill(before), after: fill(after) })),
  }));
  return { items, totalCount, pageNumber, pageSize };
}

function nameOf(players: View['players'], userId: number): string {
  const player = players.get(userId);
  return player ? `${player.firstname} ${player.lastname}`.trim() : '';
}
