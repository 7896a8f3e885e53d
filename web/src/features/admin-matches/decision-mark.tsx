import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/button.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { Select } from '../../components/select.tsx';
import { useEntry } from '../../lib/form/use-entry.ts';
import { AdminFailure } from './admin-failure.tsx';
import { decisionAnchor, nameOfMark, rowsOf, type Decision } from './decision.ts';
import { decisionTexts, texts } from './texts.ts';
import { SaveDecisionDocument } from './decisions.generated.ts';
import { useSave } from './use-save.ts';

/** The marks of one card. */
export const DecisionMarks = ({ marks }: { marks: readonly Decision[] }) =>
  rowsOf(marks).map((row) => {
    const [first] = row;
    if (!first) return null;
    if (row.length === 1) return <DecisionMark key={first.id} decision={first} />;
    return <Waiting key={first.id} marks={row} reason={first.hint ?? texts.open} />;
  });

const Waiting = ({ marks, reason }: { marks: readonly Decision[]; reason: string }) => (
  <p className="flex flex-wrap justify-between gap-x-3 text-sm">
    <b className="font-semibold">{marks.map(({ id }) => nameOfMark(id)).join(', ')}</b>
    <span className="text-ink-2">{reason}</span>
  </p>
);

/** The team that has reached a mark, by the results or by an operator's decision. */
const DecisionMark = ({ decision }: { decision: Decision }) => {
  const { id, version, group, given, proposal, candidates, isOpen, isContradicted, hint } = decision;
  const name = nameOfMark(id);
  const selectId = useId();
  const saved = given[0]?.teamKZ ?? '';
  const entry = useEntry<string>(version);
  const { status, failure, save, reset } = useSave(SaveDecisionDocument, ['Decisions', 'AdminMatches']);
  const team = entry.value ?? saved;
  const busy = status === 'saving';
  const submit = async (confirmedQuestion?: string): Promise<void> =>
    entry.settle(
      await save({
        input: { id, teams: team ? [team] : [], version: entry.version, confirmedQuestion },
      }),
    );
  const enter = (next: string): void => {
    entry.enter(next);
    reset();
  };
  const discard = (): void => {
    entry.clear();
    reset();
  };
  const spoken = decisionTexts.of(name, group);

  if (!isOpen && !given.length)
    return <Waiting marks={[decision]} reason={proposal[0]?.name ?? hint ?? texts.open} />;
  return (
    <div id={decisionAnchor(id)} className="grid scroll-mt-24 gap-1">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={selectId} className="text-sm font-semibold">
          {name}
        </label>
        <SaveState status={status === 'saved' && team === saved ? 'saved' : 'idle'} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-60 flex-1">
          <Select
            id={selectId}
            aria-label={spoken}
            value={team}
            disabled={busy}
            onChange={({ target }) => enter(target.value)}
          >
            <option value="">{texts.asProposed(proposal[0]?.name ?? texts.open)}</option>
            {[...new Map([...given, ...candidates].map((each) => [each.teamKZ, each])).values()].map(
              ({ teamKZ, name: label }) => (
                <option key={teamKZ} value={teamKZ}>
                  {label}
                </option>
              ),
            )}
          </Select>
        </span>
        {(busy || team !== saved) && (
          <Button size="sm" aria-label={`${texts.save}: ${spoken}`} busy={busy} onClick={() => void submit()}>
            {texts.save}
          </Button>
        )}
      </div>
      {isContradicted && (
        <p className="flex gap-1.5 text-sm font-semibold text-live">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
          {texts.contradicted}
        </p>
      )}
      {status === 'failed' && failure && (
        <AdminFailure
          failure={failure}
          about={spoken}
          onLoadAnew={entry.value !== null && discard}
          onConfirm={(question) => void submit(question)}
        />
      )}
    </div>
  );
};
