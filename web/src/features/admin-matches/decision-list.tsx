import { Card } from '../../components/card.tsx';
import type { Decision } from './decision.ts';
import { DecisionMarks } from './decision-mark.tsx';
import { DecisionOrder } from './decision-order.tsx';
import { decisionTexts } from './texts.ts';

const Heading = ({ children }: { children: string }) => (
  <h2 className="mt-6 mb-3 text-lg font-bold">{children}</h2>
);

/** Operators' decisions apart from matches: first the orders of level teams, then the marks of places and groups. */
export const DecisionList = ({ decisions }: { decisions: readonly Decision[] }) => {
  const orders = decisions.filter(
    ({ kind, isOpen, given }) => kind === 'ORDER' && (isOpen || given.length > 0),
  );
  const marks = decisions.filter(({ kind }) => kind === 'MARK');
  const places = marks.filter(({ group }) => group === '-');
  const letters = [...new Set(marks.map(({ group }) => group))].filter((letter) => letter !== '-');
  return (
    <>
      <p className="max-w-prose text-sm text-ink-2">{decisionTexts.lead}</p>
      <Heading>{decisionTexts.orders}</Heading>
      {!orders.length && <p className="text-ink-2">{decisionTexts.noOrders}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {orders.map((decision) => (
          <DecisionOrder key={decision.id} decision={decision} />
        ))}
      </div>
      <Heading>{decisionTexts.places}</Heading>
      <Card className="grid gap-3">
        <DecisionMarks marks={places} />
      </Card>
      <Heading>{decisionTexts.groups}</Heading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        {letters.map((letter) => (
          <Card
            key={letter}
            as="article"
            aria-label={decisionTexts.group(letter)}
            className="grid min-w-0 gap-3"
          >
            <h3 className="font-bold">{decisionTexts.group(letter)}</h3>
            <DecisionMarks marks={marks.filter(({ group }) => group === letter)} />
          </Card>
        ))}
      </div>
    </>
  );
};
