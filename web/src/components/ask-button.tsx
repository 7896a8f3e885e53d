import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import { useConfirm, type ConfirmOptions } from './use-confirm.tsx';

interface AskButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  asks: ConfirmOptions;
}

/** A button that asks before it acts. */
export const AskButton = ({ asks, ...button }: AskButtonProps) => {
  const { ask, dialog } = useConfirm(asks);
  return (
    <>
      <Button {...button} onClick={ask} />
      {dialog}
    </>
  );
};
