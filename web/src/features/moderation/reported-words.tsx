import { useState } from 'react';
import { OperatorText } from '../../components/operator-text.tsx';
import { cx } from '../../lib/class-names.ts';
import type { ReportedTextFragment } from './reports.generated.ts';
import { texts } from './texts.ts';

const LONG = 500;

/** The text itself. A long one is collapsed at first. */
export const ReportedWords = ({ text }: { text: ReportedTextFragment }) => {
  const [open, setOpen] = useState(text.text.length <= LONG);
  if (!text.text) return <p className="text-ink-2 italic">{texts.gone}</p>;
  return (
    <blockquote className="grid gap-1 rounded-md border-l-4 border-line-strong bg-surface-2 px-4 py-3">
      {text.subject && <p className="font-bold wrap-anywhere">{text.subject}</p>}
      {text.isOperator ? (
        <OperatorText html={text.text} />
      ) : (
        <p className={cx('max-w-prose wrap-anywhere whitespace-pre-wrap', !open && 'line-clamp-8')}>
          {text.text}
        </p>
      )}
      {!open && !text.isOperator && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-9 justify-self-start text-sm font-semibold text-link tap-target hover:underline"
        >
          {texts.readOn}
        </button>
      )}
    </blockquote>
  );
};
