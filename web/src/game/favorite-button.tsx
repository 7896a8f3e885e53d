import { Star } from 'lucide-react';
import { IconButton } from '../components/icon-button.tsx';
import { useConfirm } from '../components/use-confirm.tsx';
import { favoriteTexts as texts } from './favorite-texts.ts';
import { useSetFavorite } from './use-set-favorite.ts';

interface FavoriteButtonProps {
  player: { id: number; fullname: string; favorite: boolean };
  className?: string;
}

/** The star adds a player to the viewer's list at once; removing asks first (specification, chapter 2). */
export const FavoriteButton = ({ player: { id, fullname, favorite }, className }: FavoriteButtonProps) => {
  const { add, remove } = useSetFavorite();
  const { ask, dialog } = useConfirm({
    title: texts.removeTitle,
    question: texts.removeQuestion(fullname),
    confirmLabel: texts.doRemove,
    tone: 'danger',
    onConfirm: () => remove(id),
  });
  return (
    <>
      <IconButton
        icon={Star}
        label={texts.favorite(fullname)}
        tone="gold"
        pressed={favorite}
        className={className}
        onClick={() => (favorite ? ask() : add(id))}
      />
      {dialog}
    </>
  );
};
