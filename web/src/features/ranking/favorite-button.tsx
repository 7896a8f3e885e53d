import { useLayoutEffect, useRef, useState } from 'react';
import { Star } from 'lucide-react';
import type { Failure } from '../../apollo/errors.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { texts } from './texts.ts';
import { useSetFavorite } from './use-set-favorite.ts';

interface FavoriteButtonProps {
  player: { id: number; fullname: string; favorite: boolean };
  className?: string;
}

/** The star puts a player on one's own list at once; before taking one off it asks (specification, chapter 2). */
export const FavoriteButton = ({ player: { id, fullname, favorite }, className }: FavoriteButtonProps) => {
  const [state, setState] = useState<'closed' | 'asking' | 'busy' | Failure>('closed');
  const { add, remove } = useSetFavorite();
  const star = useRef<HTMLButtonElement>(null);
  // On one's own list the row goes with the player: the focus stays with the list.
  useLayoutEffect(() => {
    const own = star.current;
    return () => {
      if (own && own === document.activeElement) own.closest('ol')?.focus({ preventScroll: true });
    };
  }, []);
  const confirm = async (): Promise<void> => {
    setState('busy');
    setState((await remove(id)) ?? 'closed');
  };
  return (
    <>
      <IconButton
        ref={star}
        icon={Star}
        label={texts.favorite(fullname)}
        tone="gold"
        pressed={favorite}
        className={className}
        onClick={() => (favorite ? setState('asking') : add(id))}
      />
      <ConfirmDialog
        open={state !== 'closed'}
        title={texts.removeTitle}
        confirmLabel={texts.doRemove}
        danger
        busy={state === 'busy'}
        error={typeof state === 'string' ? undefined : state.message}
        onConfirm={() => void confirm()}
        onClose={() => setState('closed')}
      >
        {texts.removeQuestion(fullname)}
      </ConfirmDialog>
    </>
  );
};
