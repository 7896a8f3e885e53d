import { OperatorText } from '../../components/operator-text.tsx';
import type { BonusTaskFragment } from './bonus.generated.ts';

/** The question and its description as HTML by operators. */
export const QuestionText = ({
  question,
  description,
}: Pick<BonusTaskFragment, 'question' | 'description'>) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <div className="text-lg leading-snug font-bold">
      <OperatorText html={question} />
    </div>
    {description && (
      <div className="text-ink-2">
        <OperatorText html={description} />
      </div>
    )}
  </div>
);
