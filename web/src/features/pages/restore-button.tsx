import { Button } from '../../components/button.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import type { Failure } from '../../lib/failure.ts';
import { texts } from './texts.ts';

/** Gives the page back the text that came with the product. */
export const RestoreButton = ({ onRestore }: { onRestore: () => Promise<Failure | null> }) => {
  const { ask, dialog } = useConfirm({
    title: texts.restoreTitle,
    question: texts.restoreQuestion,
    confirmLabel: texts.doRestore,
    tone: 'danger',
    onConfirm: onRestore,
  });
  return (
    <>
      <Button variant="ghost" size="sm" onClick={ask} className="-ml-3">
        {texts.restore}
      </Button>
      {dialog}
    </>
  );
};
