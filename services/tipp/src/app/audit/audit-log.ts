import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import type { View } from '../../projection/projection.ts';
import type { Player } from '../../store/players/players.ts';
import type { AuditEntry, AuditStore } from '../../store/audit/audit.ts';
import type { PrizeStore } from '../../store/prizes/prizes.ts';
import { describeChange, type AuditChange, type Names } from './describe-change.ts';
import { addressOf, prizesIn, subjectOf } from './subject.ts';

export type AuditEntryView = {
  id: string;
  at: Date;
  userId: number;
  user: { id: number } | null;
  subject: string;
  address: string | null;
  changes: AuditChange[];
};

const PAGE_SIZE = 20;

/** What operators did, the newest first. @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
export async function auditLog(
  { audit, prizes, view }: { audit: AuditStore; prizes: Pick<PrizeStore, 'names'>; view: View },
  { identity }: ReadRequest,
  input: PageInput | null | undefined,
) {
  requireAdmin(identity);
  const { pageNumber, pageSize, skip } = readPage(input, PAGE_SIZE);
  const [entries, totalCount] = await Promise.all([audit.page(skip, pageSize), audit.count()]);
  const prizeNames = await prizes.names(entries.flatMap(prizesIn));
  const names: Names = {
    player: (id) => fullnameOf(view.players.get(id)),
    prize: (id) => prizeNames.get(id) ?? '',
  };
  const items = entries.map((entry) => viewEntry(view, names, entry));
  return { items, totalCount, pageNumber, pageSize };
}

const fullnameOf = (player: Player | undefined): string =>
  player ? `${player.firstname} ${player.lastname}`.trim() : '';

function viewEntry(
  { board, players }: View,
  names: Names,
  { _id, at, userId, ...entry }: AuditEntry,
): AuditEntryView {
  return {
    id: _id,
    at,
    userId,
    // An operator may have deleted the account since.
    user: players.has(userId) ? { id: userId } : null,
    subject: subjectOf(board, entry.subject, { at, names }),
    address: addressOf(entry.subject),
    changes: describeChange(board.tournament, entry, names),
  };
}
