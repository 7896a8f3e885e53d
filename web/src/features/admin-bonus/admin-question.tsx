import type { ReactNode } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import type { FragmentType } from '@apollo/client/masking';
import { Check } from 'lucide-react';
import { useMasked } from '../../apollo/use-masked.ts';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { OperatorText } from '../../components/operator-text.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';
import { formatDateTime } from '../../lib/time/format.ts';
import { plainText } from '../../lib/text/html.ts';
import { formatPoints } from '../../lib/text/format-number.ts';
import {
  AdminQuestionFragmentDoc,
  CloseBonusQuestionDocument,
  OpenBonusQuestionDocument,
  RemoveBonusQuestionDocument,
  type AdminQuestionFragment,
  type BonusQuestionInput,
} from './admin-bonus.generated.ts';
import { ResolveForm } from './resolve-form.tsx';
import { texts } from './texts.ts';

interface AdminQuestionProps {
  question: FragmentType<AdminQuestionFragment>;
  onEdit: (question: FragmentType<AdminQuestionFragment>) => void;
}

export const AdminQuestion = ({ question: from, onEdit }: AdminQuestionProps) => {
  const question = useMasked(AdminQuestionFragmentDoc, from);
  return question && <Loaded question={question} onEdit={() => onEdit(from)} />;
};

const tones = {
  DRAFT: 'neutral',
  PLANNED: 'neutral',
  OPEN: 'brand',
  CLOSED: 'gold',
  RESOLVED: 'neutral',
} as const;

/** When the question may be answered; empty once it is resolved. */
const timeText = ({ opensAt, deadline, state }: AdminQuestionFragment): string[] => {
  if (state === 'RESOLVED') return [];
  const until = texts.until(formatDateTime(deadline));
  return [state === 'PLANNED' && opensAt ? `${texts.from(formatDateTime(opensAt))} ${until}` : until];
};

interface LoadedProps {
  question: AdminQuestionFragment;
  onEdit: () => void;
}

const Loaded = ({ question, onEdit }: LoadedProps) => {
  const { state, points, place, selections } = question;
  const isUnseen = state === 'DRAFT' || state === 'PLANNED';
  const edit = (
    <Button
      variant="secondary"
      size="sm"
      aria-label={labelled(texts.edit, question)}
      onClick={onEdit}
      className="ml-auto"
    >
      {texts.edit}
    </Button>
  );
  return (
    <Card as="article" className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        <Badge tone="gold">{formatPoints(points)}</Badge>
        <span className="text-sm text-ink-2">{[...timeText(question), texts.places[place]].join(' · ')}</span>
      </div>
      <div className="text-lg leading-snug font-bold">
        <OperatorText html={question.question} />
      </div>
      {state === 'CLOSED' && <ResolveForm question={question}>{edit}</ResolveForm>}
      {state === 'RESOLVED' && <Resolved question={question}>{edit}</Resolved>}
      {(isUnseen || state === 'OPEN') && (
        <>
          <ol className="list-decimal pl-6 text-ink-2">
            {selections.map(({ selectionId, selection }) => (
              <li key={selectionId}>{selection}</li>
            ))}
          </ol>
          <div className="flex flex-wrap gap-2 border-t border-line pt-3">
            {isUnseen && <Open question={question} />}
            {isUnseen && <Remove question={question} />}
            {state === 'OPEN' && <Close question={question} />}
            {edit}
          </div>
        </>
      )}
    </Card>
  );
};

interface ResolvedProps {
  question: AdminQuestionFragment;
  /** The button that edits the question. */
  children: ReactNode;
}

/** Shows the right answers. Everything else is collapsed. */
const Resolved = ({ question, children }: ResolvedProps) => (
  <>
    <ul aria-label={texts.rightAnswers}>
      {question.selections
        .filter(({ isRight }) => isRight)
        .map(({ selectionId, selection, count }) => (
          <li key={selectionId} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5 flex-none text-link" />
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">{selection}</b>
              {count !== null && <span className="text-ink-2"> · {texts.answers(count)}</span>}
            </span>
          </li>
        ))}
    </ul>
    <details>
      <summary className="w-fit cursor-pointer rounded-sm text-sm font-semibold text-link tap-target underline-offset-4 hover:underline">
        {texts.allAnswers}
        <span className="sr-only">: {plainText(question.question)}</span>
      </summary>
      <div className="pt-3">
        <ResolveForm question={question}>{children}</ResolveForm>
      </div>
    </details>
  </>
);

type ActionProps = { question: Pick<AdminQuestionFragment, 'id' | 'version' | 'question'> };

/** The action's accessible name, which includes the question. */
const labelled = (action: string, { question }: ActionProps['question']): string =>
  `${action}: ${plainText(question)}`;

/** After a success or a conflict all questions are refetched, so that the list shows their current state. */
const useAct = (
  document: TypedDocumentNode<unknown, { input: BonusQuestionInput }>,
  { id, version }: ActionProps['question'],
) => {
  const [mutate] = useSafeMutation(document);
  return async (): Promise<Failure | null> => {
    const { failure } = await mutate({ input: { id, version } });
    if (!failure || failure.code === 'CONFLICT') await refetchActive('AdminBonus');
    return failure;
  };
};

const Open = ({ question }: ActionProps) => {
  const { ask, dialog } = useConfirm({
    title: texts.openTitle,
    question: texts.openQuestion,
    confirmLabel: texts.doOpen,
    onConfirm: useAct(OpenBonusQuestionDocument, question),
  });
  return (
    <>
      <Button size="sm" aria-label={labelled(texts.open, question)} onClick={ask}>
        {texts.open}
      </Button>
      {dialog}
    </>
  );
};

const Close = ({ question }: ActionProps) => {
  const { ask, dialog } = useConfirm({
    title: texts.closeTitle,
    question: texts.closeQuestion,
    confirmLabel: texts.doClose,
    onConfirm: useAct(CloseBonusQuestionDocument, question),
  });
  return (
    <>
      <Button size="sm" aria-label={labelled(texts.close, question)} onClick={ask}>
        {texts.close}
      </Button>
      {dialog}
    </>
  );
};

const Remove = ({ question }: ActionProps) => {
  const { ask, dialog } = useConfirm({
    title: texts.removeTitle,
    question: texts.removeQuestion,
    confirmLabel: texts.doRemove,
    tone: 'danger',
    onConfirm: useAct(RemoveBonusQuestionDocument, question),
  });
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={labelled(texts.remove, question)} onClick={ask}>
        {texts.remove}
      </Button>
      {dialog}
    </>
  );
};
