import { useState } from 'react';
import { ArrowUp } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { useEntry } from '../../lib/form/use-entry.ts';
import { AdminFailure } from './admin-failure.tsx';
import { decisionAnchor, orderOf, type Decision } from './decision.ts';
import { decisionTexts, texts } from './texts.ts';
import { SaveDecisionDocument } from './decisions.generated.ts';
import { useSave } from './use-save.ts';

interface Sent {
  teams: string[];
  version: number;
}

/** The order of teams that only fair play or a drawing of lots can separate. */
export const DecisionOrder = ({ decision }: { decision: Decision }) => {
  const { id, version, group, given, proposal, isDue } = decision;
  const names = new Map([...proposal, ...given].map(({ teamKZ, name }) => [teamKZ, name]));
  const entry = useEntry<string[]>(version);
  const { status, failure, save, reset } = useSave(SaveDecisionDocument, ['Decisions', 'AdminMatches']);
  const saved = orderOf(decision, null);
  const order = orderOf(decision, entry.value);
  const busy = status === 'saving';
  const title = decisionTexts.order(group);
  const nameOf = (teamKZ: string | undefined): string => names.get(teamKZ ?? '') ?? teamKZ ?? '';
  /** The place to which a team was moved last. */
  const [moved, setMoved] = useState(0);
  const moveUp = (place: number): void => {
    setMoved(place);
    const next = [...order];
    next.splice(place - 1, 0, ...next.splice(place, 1));
    entry.enter(next);
    reset();
  };
  /** The decision sent last, with the version seen then. A question about changed matches refers to it. */
  const [sent, setSent] = useState<Sent>({ teams: [], version });
  const submit = async (input: Sent, confirmedQuestion?: string): Promise<void> => {
    setSent(input);
    entry.settle(await save({ input: { id, ...input, confirmedQuestion } }));
  };
  const discard = (): void => {
    entry.clear();
    reset();
  };
  return (
    <Card
      as="article"
      id={decisionAnchor(id)}
      tabIndex={-1}
      aria-label={title}
      tone={isDue ? 'highlight' : 'plain'}
      className="min-w-0 scroll-mt-30"
    >
      <header className="mb-1 flex items-center justify-between gap-3">
        <h3 className="font-bold">{title}</h3>
        {isDue && <Badge tone="gold">{decisionTexts.due}</Badge>}
        {given.length > 0 && <Badge>{decisionTexts.byOperator}</Badge>}
      </header>
      <p className="text-sm text-ink-2">{decisionTexts.orderHint}</p>
      <ol className="my-2 divide-y divide-line">
        {order.map((teamKZ, place) => (
          <li key={teamKZ} className="flex min-h-12 items-center gap-3">
            <span className="w-6 text-right font-bold">{place + 1}.</span>
            <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(teamKZ)}</span>
            {place > 0 && (
              <IconButton
                icon={ArrowUp}
                label={decisionTexts.up(nameOf(teamKZ))}
                onClick={() => moveUp(place)}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved > 0 && decisionTexts.moved(nameOf(order[moved - 1]), moved)}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <SaveState status={status === 'saved' ? 'saved' : 'idle'} />
        {given.length > 0 && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${decisionTexts.takeBack}: ${title}`}
            onClick={() => void submit({ teams: [], version: entry.version })}
          >
            {decisionTexts.takeBack}
          </Button>
        )}
        <Button
          size="sm"
          aria-label={`${texts.save}: ${title}`}
          busy={busy}
          disabled={!busy && !isDue && order.join() === saved.join()}
          onClick={() => void submit({ teams: order, version: entry.version })}
        >
          {texts.save}
        </Button>
      </div>
      {status === 'failed' && failure && (
        <AdminFailure
          failure={failure}
          about={title}
          onLoadAnew={entry.value !== null && discard}
          onConfirm={(question) => void submit(sent, question)}
        />
      )}
    </Card>
  );
};
