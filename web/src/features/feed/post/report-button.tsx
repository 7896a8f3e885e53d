import { useState } from 'react';
import { useIsSuspended } from '../../../apollo/use-is-suspended.ts';
import { lazyDialog } from '../../../components/lazy.tsx';
import { getSession } from '../../../lib/session/session.ts';
import { texts } from '../texts.ts';

const ReportDialog = lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface ReportButtonProps {
  /** Of a post or comment. */
  textId: number;
  kind: 'post' | 'comment';
  author: { id: number; fullname: string };
}

/** Texts reported since the page was loaded: they cannot be reported again. */
const reported = new Set<number>();

/** A small button after the time that reports another player's text to the operators. */
export const ReportButton = ({ textId, kind, author }: ReportButtonProps) => {
  const [open, setOpen] = useState(false);
  const [isReported, setReported] = useState(reported.has(textId));
  const isSuspended = useIsSuspended();
  const { user } = getSession();
  // Operators moderate directly. A report begun before a suspension stays open.
  if ((isSuspended && !open) || user?.isAdmin || author.id === user?.id) return null;
  if (isReported) return <span className="text-sm text-ink-2">{texts.isReported}</span>;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${texts.reportTitle[kind]}: ${author.fullname}`}
        onClick={() => setOpen(true)}
        className="tap-target text-sm text-ink-2 hover:text-ink hover:underline"
      >
        {texts.report}
      </button>
      {open && (
        <ReportDialog
          textId={textId}
          kind={kind}
          onReported={() => {
            reported.add(textId);
            setReported(true);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
