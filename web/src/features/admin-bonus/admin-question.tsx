import type { ReactNode } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import type { FragmentType } from '@apollo/client/masking';
import { Check } from 'lucide-react';
import { useMasked } from '../../apollo/use-masked.ts';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { AskButton } from '../../components/ask-button.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { OperatorText } from '../../components/operator-text.tsx';
import type { ConfirmOptions } from '../../components/use-confirm.tsx';
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
  onEdit: () => void;
}

export const AdminQuestion = ({ question: from, onEdit }: AdminQuestionProps) => {
  const question = useMasked(AdminQuestionFragmentDoc, from);
  return question && <Loaded question={question} onEdit={onEdit} />;
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
            {isUnseen && <Act question={question} {...acts.open} />}
            {isUnseen && <Act question={question} {...acts.remove} />}
            {state === 'OPEN' && <Act question={question} {...acts.close} />}
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

/** The action's accessible name, which includes the question. */
const labelled = (action: string, { question }: AdminQuestionFragment): string =>
  `${action}: ${plainText(question)}`;

interface ActProps {
  question: AdminQuestionFragment;
  label: string;
  asks: Omit<ConfirmOptions, 'onConfirm'>;
  does: TypedDocumentNode<unknown, { input: BonusQuestionInput }>;
  variant?: 'ghost';
}

/** After a success or a conflict all questions are refetched, so that the list shows their current state. */
const Act = ({ question, label, asks, does, variant }: ActProps) => {
  const { id, version } = question;
  const [mutate] = useSafeMutation(does);
  const onConfirm = async (): Promise<Failure | null> => {
    const { failure } = await mutate({ input: { id, version } });
    if (!failure || failure.code === 'CONFLICT') await refetchActive('AdminBonus');
    return failure;
  };
  return (
    <AskButton
      asks={{ ...asks, onConfirm }}
      variant={variant}
      size="sm"
      aria-label={labelled(label, question)}
    >
      {label}
    </AskButton>
  );
};

const acts = {
  open: {
    label: texts.open,
    does: OpenBonusQuestionDocument,
    asks: { title: texts.openTitle, question: texts.openQuestion, confirmLabel: texts.doOpen },
  },
  close: {
    label: texts.close,
    does: CloseBonusQuestionDocument,
    asks: { title: texts.closeTitle, question: texts.closeQuestion, confirmLabel: texts.doClose },
  },
  remove: {
    label: texts.remove,
    does: RemoveBonusQuestionDocument,
    asks: {
      title: texts.removeTitle,
      question: texts.removeQuestion,
      confirmLabel: texts.doRemove,
      tone: 'danger',
    },
    variant: 'ghost',
  },
} satisfies Record<string, Omit<ActProps, 'question'>>;
