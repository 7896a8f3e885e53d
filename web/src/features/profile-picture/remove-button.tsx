import { Trash2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { texts } from './texts.ts';
import { useSetPicture } from './use-set-picture.ts';

/** `onRemoved`: what was said of a picture before holds no longer. */
export const RemoveButton = ({ onRemoved }: { onRemoved: () => void }) => {
  const { remove } = useSetPicture();
  const { ask, dialog } = useConfirm({
    title: texts.remove,
    question: texts.removeQuestion,
    confirmLabel: texts.doRemove,
    tone: 'danger',
    onConfirm: async () => {
      const failure = await remove();
      if (!failure) onRemoved();
      return failure;
    },
  });
  return (
    <>
      <Button variant="ghost" size="sm" onClick={ask}>
        <Trash2 aria-hidden="true" className="size-4" />
        {texts.remove}
      </Button>
      {dialog}
    </>
  );
};
