import { Trash2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { texts } from './texts.ts';
import { useSetPicture } from './use-set-picture.ts';

export const RemoveButton = () => {
  const { remove } = useSetPicture();
  const { ask, dialog } = useConfirm({
    title: texts.remove,
    question: texts.removeQuestion,
    confirmLabel: texts.doRemove,
    onConfirm: remove,
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
