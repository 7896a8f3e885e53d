import { requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import { wasOpened } from '../../domain/bonus/bonus-question.ts';
import { choiceCell } from '../../domain/columns/choice-column.ts';
import { bonusKey } from '../../domain/columns/column-key.ts';
import type { Deps } from '../deps.ts';
import type { TippRequest } from '../request.ts';
import { columnPlayers } from '../statistics/column-players.ts';
import { bonusMessages as messages } from './messages.ts';
import { isRight, selectionIdOf } from './question-view.ts';

type Input = { id: number; page?: PageInput | null; onlyFavorites?: boolean | null };

/** Specification, chapter 9: other user lists. */
const PAGE_SIZE = 10;

/**
 * The players who answered a question, with their answers, by rank. Read from its frozen column, so that an open
 * question reveals nothing.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT
 */
export async function bonusResult(
  deps: Deps,
  request: TippRequest,
  { id, page: input, onlyFavorites }: Input,
) {
  requireViewer(request.identity);
  const page = readPage(input, PAGE_SIZE);
  const { clock, projection } = deps;
  const question = request.view.current().board.questions.get(id);
  const now = clock.now().getTime();
  if (!question || !wasOpened(question, now)) throw notFound(messages.noSuchQuestion, 'id');

  const { pageNumber, pageSize } = page;
  const answered = new Uint8Array(256);
  question.options.forEach((_option, choice) => (answered[choiceCell(choice)] = 1));
  const asked = { name: 'answered', wanted: answered, onlyFavorites, page };
  const key = now < question.deadline ? null : bonusKey(id);
  const { players, total, ...about } = await columnPlayers(deps, request, key, asked);
  const items = await Promise.all(
    Array.from(players, async (player) => {
      const chosen = await projection.columns.choiceOf(bonusKey(id), player + 1);
      const choice = chosen?.choice ?? 0;
      const selection = question.options[choice] ?? '';
      const answer = { selectionId: selectionIdOf(choice), selection, isRight: isRight(question, choice) };
      return { user: { id: player + 1 }, ...answer };
    }),
  );
  return { items, totalCount: total, pageNumber, pageSize, ...about };
}
