import { useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { SaveState } from '../../components/save-state.tsx';
import { Select } from '../../components/select.tsx';
import type { Decision } from './decision.ts';
import { decisionTexts, texts } from './texts.ts';
import { useSaveDecision } from './use-save-decision.ts';

interface DecisionMarkProps {
  decision: Decision;
  /** 'Sieger', 'Turniersieger' */
  name: string;
}

/** One team that reached a mark: by the matches, or as an operator says. */
export const DecisionMark = ({ decision, name }: DecisionMarkProps) => {
  const { id, version, group, given, proposal, candidates, isOpen, hint } = decision;
  const selectId = useId();
  const saved = given[0]?.teamKZ ?? '';
  const [draft, setDraft] = useState<{ team: string; version: number } | null>(null);
  const { status, failure, save, reset } = useSaveDecision(id);
  const team = draft?.team ?? saved;
  const busy = status === 'saving';
  const submit = async (): Promise<void> => {
    const failed = await save(team ? [team] : [], draft?.version ?? version);
    // What somebody else has decided is shown, not what was meant before that was known.
    if (!failed || failed.code === 'CONFLICT') setDraft(null);
  };
  const enter = (next: string): void => {
    setDraft({ team: next, version: draft?.version ?? version });
    reset();
  };
  const spoken = decisionTexts.of(name, group);

  if (!isOpen && !given.length)
    return (
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <b className="font-semibold">{name}</b>
        <span className="text-ink-2">{proposal[0]?.name ?? hint ?? texts.open}</span>
      </p>
    );
  return (
    <div className="grid gap-1">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={selectId} className="text-sm font-semibold">
          {name}
        </label>
        <SaveState status={status === 'saved' && team === saved ? 'saved' : 'idle'} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="min-w-40 flex-1">
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
        <Button
          size="sm"
          aria-label={`${texts.save}: ${spoken}`}
          busy={busy}
          disabled={!busy && team === saved}
          onClick={() => void submit()}
        >
          {texts.save}
        </Button>
      </div>
      {status === 'failed' && failure && (
        <Notice tone="error" title={texts.saveFailed}>
          <p>{failure.message}</p>
        </Notice>
      )}
    </div>
  );
};
