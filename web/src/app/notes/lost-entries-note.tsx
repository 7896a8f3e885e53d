import { useSyncExternalStore } from 'react';
import { Button } from '../../components/button.tsx';
import { outbox, type Lost, type Unsaved } from '../../lib/save/outbox.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { texts } from './note-texts.ts';

interface LostEntriesNoteProps {
  /** Without a connection it is unknown whether an entry arrived in time. */
  isLost: boolean;
}

/** Shows on every screen which entries do not count, until the player has confirmed it. */
export const LostEntriesNote = ({ isLost }: LostEntriesNoteProps) => {
  const late = useSyncExternalStore(outbox.subscribe, outbox.losses, outbox.losses);
  const overdue = useSyncExternalStore(outbox.subscribe, outbox.overdue, outbox.overdue);
  return (
    <div
      role="status"
      // Above the feast. Without one the margin is invalid, so none.
      style={{ marginBottom: 'calc(var(--feast) + 24px)' }}
      className="pointer-events-none fixed inset-x-3 bottom-[calc(68px+var(--note,0px)+env(safe-area-inset-bottom))] z-20 grid justify-items-center print:hidden md:bottom-6"
    >
      {(late.length > 0 || (isLost && overdue.length > 0)) && (
        <Lines late={late} overdue={isLost ? overdue : []} />
      )}
    </div>
  );
};

interface LinesProps {
  late: readonly Lost[];
  overdue: readonly Unsaved[];
}

const Lines = ({ late, overdue }: LinesProps) => {
  const now = useNow();
  const unsure = overdue.filter(({ lockAt }) => lockAt <= now);
  if (!late.length && !unsure.length) return null;
  return (
    <div className="pointer-events-auto grid max-h-[40dvh] max-w-md animate-rise gap-2 overflow-y-auto rounded-lg border border-line overlay px-4 py-3 text-sm font-semibold shadow-far">
      {late.map(({ id, name, why }) => (
        <p key={id}>{why ? texts.refused(name, why) : texts.late(name)}</p>
      ))}
      {unsure.map(({ id, name }) => (
        <p key={id}>{texts.unsure(name)}</p>
      ))}
      {late.length > 0 && (
        <Button
          variant="secondary"
          onClick={() => late.forEach(({ id }) => outbox.dismiss(id))}
          className="justify-self-end"
        >
          {texts.understood}
        </Button>
      )}
    </div>
  );
};
