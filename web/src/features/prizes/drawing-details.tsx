import { useState, type ReactNode } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { CheckDrawing } from './check-drawing.tsx';
import { PrizeDrawingFragmentDoc, type PrizeDrawingFragment } from './prizes.generated.ts';
import { texts } from './texts.ts';

interface DrawingDetailsProps {
  prize: FragmentType<PrizeDrawingFragment>;
  /** The prize's name for screen readers. */
  name: string;
}

const factsStyle = 'grid gap-x-4 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-1.5';

/** 'So wurde gezogen': the data published before the last kick-off, and those that anybody can check after it. */
export const DrawingDetails = ({ prize: from, name }: DrawingDetailsProps) => {
  const prize = useMasked(PrizeDrawingFragmentDoc, from);
  if (!prize) return null;
  const { drawing } = prize;
  return (
    <Disclosure
      summary={<Named title={drawing.drawnAt ? texts.how : texts.howOpen} name={name} />}
      className="border-t border-line text-sm print:hidden"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-4">
        {drawing.turns.length > 0 && <Turns turns={drawing.turns} />}
        <DrawingFacts drawing={drawing} />
        {drawing.seed && <CheckButton id={prize.id} drawing={drawing} />}
        <Rule drawing={drawing} name={name} />
      </div>
    </Disclosure>
  );
};

/** A title to which screen readers add the prize's name. */
const Named = ({ title, name }: { title: string; name: string }) => (
  <span>
    {title}
    <span className="sr-only">: {name}</span>
  </span>
);

type Drawing = PrizeDrawingFragment['drawing'];

const DrawingFacts = ({ drawing }: { drawing: Drawing }) => {
  const { drawnAt, candidateCount, committedAt, committedUntil } = drawing;
  return (
    <dl className={factsStyle}>
      {drawnAt && (
        <Fact name={texts.drawnAt}>
          <time dateTime={drawnAt}>{formatDateTime(drawnAt)}</time>
        </Fact>
      )}
      {candidateCount !== null && <Fact name={texts.candidateCount}>{formatNumber(candidateCount)}</Fact>}
      <Fact name={texts.committedAt}>
        <time dateTime={committedAt}>{formatDateTime(committedAt)}</time>
      </Fact>
      <Fact name={texts.committedUntil}>
        <time dateTime={committedUntil}>{formatDateTime(committedUntil)}</time>
      </Fact>
    </dl>
  );
};

/** The long numbers and the rule, for the few who want to repeat the drawing themselves. */
const Rule = ({ drawing: { seedHash, seed }, name }: { drawing: Drawing; name: string }) => (
  <Disclosure
    summary={<Named title={texts.ruleTitle} name={name} />}
    className="rounded-md border border-line px-3"
  >
    <div className="grid max-w-prose gap-3 pb-3">
      <p className="text-ink-2">{texts.howText}</p>
      <dl className={factsStyle}>
        <Fact name={texts.hash} isCode>
          {seedHash}
        </Fact>
        <Fact name={texts.seed} isCode={seed !== null}>
          {seed ?? texts.seedHidden}
        </Fact>
      </dl>
      <p className="text-ink-2">{texts.rule}</p>
    </div>
  </Disclosure>
);

interface FactProps {
  name: string;
  isCode?: boolean;
  children: ReactNode;
}

const Fact = ({ name, isCode, children }: FactProps) => (
  <div className="sm:contents">
    <dt className="text-ink-2">{name}</dt>
    <dd className={isCode ? 'font-mono text-xs break-all' : 'font-semibold'}>{children}</dd>
  </div>
);

const Turns = ({ turns }: { turns: Drawing['turns'] }) => (
  <div>
    <p className="font-semibold">{texts.order}</p>
    <ol className="list-decimal pl-6">
      {turns.map(({ userId, user, isWinner, outReason }) => (
        <li key={userId} className="wrap-anywhere">
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

/** Loads the candidates on demand, because a million players need some hundred kilobytes. */
const CheckButton = ({ id, drawing }: { id: number; drawing: Drawing }) => {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <CheckDrawing id={id} drawing={drawing} />;
  return (
    <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setAsked(true)}>
      {texts.check}
    </Button>
  );
};
