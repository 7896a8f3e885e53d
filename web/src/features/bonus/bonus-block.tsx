import { ChevronRight } from 'lucide-react';
import { Link } from '../../components/link.tsx';
import { usePolled } from '../../apollo/use-polled.ts';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import { formatNumber, pointsWord } from '../../lib/text/format-number.ts';
import { BonusOverviewDocument, type BonusOverviewQuery } from './bonus-overview.generated.ts';
import { BonusIcon } from './bonus-icon.tsx';
import { PlayingCard } from './playing-card.tsx';
import { plainText } from '../../lib/text/html.ts';
import { bonusPath, texts } from './texts.ts';

type Question = BonusOverviewQuery['bonusQuestions'][number];

const isCovered = ({ state, ownSelectionId }: Question): boolean =>
  state === 'OPEN' && ownSelectionId === null;

/** Shown below the ranking: the questions so far, and a hint at hidden cards. Empty before the first question. */
export const BonusBlock = () => {
  const { data } = usePolled(BonusOverviewDocument, { poll: true, live: ['ranks'] });
  const questions = data?.bonusQuestions ?? [];
  if (!questions.length) return null;
  const known = questions.filter((question) => !isCovered(question));
  return (
    <Card as="section" aria-labelledby="bonusfragen" padded={false} className="relative mt-6">
      <div className="flex items-start gap-3 px-4 pt-4 pb-3 sm:px-5">
        <PlayingCard side="front" size="sm" className="mt-0.5" />
        <div className="min-w-0 flex-1">
          <h2 id="bonusfragen" className="text-lg font-bold">
            {texts.block}
          </h2>
          <p className="text-sm text-ink-2">
            {questions.length > known.length ? texts.blockHunt : texts.blockHint}
          </p>
        </div>
        <BonusIcon place="RANGLISTE" className="absolute right-5 -bottom-3" />
      </div>
      {known.length > 0 && (
        <ul className="border-t border-line">
          {known.map((question) => (
            <ItemBoundary key={question.id}>
              <Row question={question} />
            </ItemBoundary>
          ))}
        </ul>
      )}
    </Card>
  );
};

const Row = ({ question: { id, state, question, deadline, ownPoints } }: { question: Question }) => (
  <li className="border-t border-line first:border-t-0">
    <Link
      to={bonusPath(id)}
      className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-surface-2 sm:px-5"
    >
      <span className="min-w-0 flex-1">
        <span className="line-clamp-8 leading-tight font-semibold">{plainText(question)}</span>
        <span className="text-sm text-ink-2">
          {state === 'OPEN'
            ? `${texts.openUntil(formatDateTime(deadline))}, ${texts.answered}`
            : texts.states[state]}
        </span>
      </span>
      {ownPoints !== null && (
        <Badge tone={ownPoints > 0 ? 'gold' : 'neutral'}>
          {ownPoints > 0 ? texts.plus(formatNumber(ownPoints)) : '0'}
          <span className="sr-only"> {pointsWord(ownPoints)}</span>
        </Badge>
      )}
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-2" />
    </Link>
  </li>
);
