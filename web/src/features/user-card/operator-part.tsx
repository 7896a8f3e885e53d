import { Pencil } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Button } from '../../components/button.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { cx } from '../../lib/class-names.ts';
import { texts } from './texts.ts';
import { SetUserLockedDocument, UserProfileDocument } from './user-profile.generated.ts';

interface OperatorPartProps {
  user: { id: number; fullname: string; isLocked: boolean };
  isOwn: boolean;
  onEdit: () => void;
}

/** The operators' section of the card: note, address, the pencil in red or green, and the lock. */
export const OperatorPart = ({ user: { id, fullname, isLocked }, isOwn, onEdit }: OperatorPartProps) => {
  const { data, failure, refetch } = usePolled(UserProfileDocument, { variables: { userId: id } });
  const [setLocked] = useSafeMutation(SetUserLockedDocument);
  const { ask: askLock, dialog } = useConfirm({
    title: isLocked ? texts.unlockTitle(fullname) : texts.lockTitle(fullname),
    question: isLocked ? texts.unlockQuestion : texts.lockQuestion,
    confirmLabel: isLocked ? texts.doUnlock : texts.doLock,
    tone: isLocked ? 'brand' : 'danger',
    onConfirm: async () => (await setLocked({ input: { userId: id, isLocked: !isLocked } })).failure,
  });
  const profile = data?.userProfile;
  const address = profile?.hasAddress ? texts.addressKnown : texts.addressMissing;
  return (
    <section aria-label={texts.operators} className="mt-2 rounded-lg border border-line bg-surface-2 p-4">
      <header className="flex items-center gap-2">
        <h3 className="min-w-0 flex-1 text-sm font-bold">{texts.operators}</h3>
        {profile && (
          <IconButton
            icon={Pencil}
            label={`${texts.edit}, ${address}`}
            onClick={onEdit}
            className={cx('-my-2', profile.hasAddress ? 'text-link!' : 'text-live!')}
          />
        )}
      </header>
      {failure && <ErrorState small message={failure.message} onRetry={refetch} />}
      {profile && (
        <div className="grid gap-1 text-sm">
          <p className={cx('font-semibold', profile.hasAddress ? 'text-link' : 'text-live')}>{address}</p>
          <p className="wrap-anywhere">{profile.email}</p>
          {!profile.isConfirmed && <p className="text-ink-2">{texts.notConfirmed}</p>}
          <p className={cx('whitespace-pre-line wrap-anywhere', !profile.adminInfo && 'text-ink-2')}>
            {profile.adminInfo || texts.noInfo}
          </p>
        </div>
      )}
      {!isOwn && (
        <Button variant="secondary" size="sm" onClick={askLock} className="mt-3">
          {isLocked ? texts.unlock : texts.lock}
        </Button>
      )}
      {dialog}
    </section>
  );
};
