import { useState, type ReactNode } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Button } from '../../components/button.tsx';
import { PlayerLink } from '../../components/player-link.tsx';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { CheckDrawing } from './check-drawing.tsx';
import { PrizeDrawingFragmentDoc, type PrizeDrawingFragment } from './prizes.generated.ts';
import { texts } from './texts.ts';

interface DrawingDetailsProps {
  price: FragmentType<PrizeDrawingFragment>;
  /** Of which prize, for screen readers. */
  name: string;
}

const code = 'font-mono text-xs break-all';

/** 'So wurde gezogen': what was published before the last kick-off, and what anybody can check since. */
export const DrawingDetails = ({ price: from, name }: DrawingDetailsProps) => {
  const price = useMasked(PrizeDrawingFragmentDoc, from);
  if (!price) return null;
  const { drawing } = price;
  return (
    <details className="border-t border-line text-sm print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">
        <span>
          {drawing.seed ? texts.how : texts.howOpen}
          <span className="sr-only">: {name}</span>
        </span>
      </summary>
      <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-3 pb-4">
        <p className="text-ink-2">{texts.howText}</p>
        <Facts drawing={drawing} />
        {drawing.turns.length > 0 && <Turns turns={drawing.turns} />}
        <p className="font-semibold">{texts.ruleTitle}</p>
        <p className="text-ink-2">{texts.rule}</p>
        {drawing.seed && <Check id={price.id} drawing={drawing} />}
      </div>
    </details>
  );
};

type Drawing = PrizeDrawingFragment['drawing'];

const Facts = ({ drawing }: { drawing: Drawing }) => {
  const { committedAt, committedUntil, seedHash, seed, drawnAt, candidateCount } = drawing;
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      <Fact name={texts.committedAt}>
        <time dateTime={committedAt}>{formatDateTime(committedAt)}</time>
      </Fact>
      <Fact name={texts.committedUntil}>
        <time dateTime={committedUntil}>{formatDateTime(committedUntil)}</time>
      </Fact>
      <Fact name={texts.hash} isCode>
        {seedHash}
      </Fact>
      <Fact name={texts.seed} isCode={seed !== null}>
        {seed ?? texts.seedHidden}
      </Fact>
      {drawnAt && (
        <Fact name={texts.drawnAt}>
          <time dateTime={drawnAt}>{formatDateTime(drawnAt)}</time>
        </Fact>
      )}
      {candidateCount !== null && <Fact name={texts.candidateCount}>{formatNumber(candidateCount)}</Fact>}
    </dl>
  );
};

interface FactProps {
  name: string;
  isCode?: boolean;
  children: ReactNode;
}

const Fact = ({ name, isCode, children }: FactProps) => (
  <>
    <dt className="text-ink-2">{name}</dt>
    <dd className={isCode ? code : undefined}>{children}</dd>
  </>
);

const Turns = ({ turns }: { turns: Drawing['turns'] }) => (
  <div>
    <p className="font-semibold">{texts.order}</p>
    <ol className="list-decimal pl-6">
      {turns.map(({ userId, user, isWinner, outReason }) => (
        <li key={userId} className="[overflow-wrap:anywhere]">
          {texts.player(userId)}
          {user && (
            <>
              {', '}
              <PlayerLink player={user} bare />
            </>
          )}
          {!isWinner && (
            <span className="text-ink-2">
              {' – '}
              {outReason ? texts.outBecause(outReason) : texts.isOut}
            </span>
          )}
        </li>
      ))}
    </ol>
  </div>
);

/** The candidates of a million players are some hundred kilobytes: they come when somebody wants to check. */
const Check = ({ id, drawing }: { id: number; drawing: Drawing }) => {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <CheckDrawing id={id} drawing={drawing} />;
  return (
    <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setAsked(true)}>
      {texts.check}
    </Button>
  );
};
