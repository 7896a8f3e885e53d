import { useEffect, useSyncExternalStore } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CircleAlert, WifiOff } from 'lucide-react';
import { Link } from '../../components/link.tsx';
import { cx } from '../../lib/class-names.ts';
import { useConnection, type ConnectionState } from '../../lib/connection/connection.ts';
import { usePublishedHeight } from '../../lib/page/use-published-height.ts';
import { formatMoment } from '../../lib/time/format-relative.ts';
import { outbox } from '../../lib/save/outbox.ts';
import { getSession } from '../../lib/session/session.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useScreenAge } from '../../lib/queries/use-screen-age.ts';
import { isOutdated, onOutdated, reloadNow } from '../../lib/connection/version.ts';
import { LostEntriesNote } from './lost-entries-note.tsx';
import { texts } from './note-texts.ts';
import { keepOutbox } from './outbox-keeper.ts';

/** Two lines fit into the header's height. */
const line = 'flex min-h-7 items-center gap-2 md:min-h-6';

interface TroubleProps {
  state: ConnectionState;
  /** Time of the shown data, 0 while it is fresh. The server can have problems although the connection is good. */
  since: number;
}

/** Shows the connection's state and the time of the shown data. An age would be read aloud again each minute. */
const Trouble = ({ state, since }: TroubleProps) => {
  const now = useNow();
  const parts = [
    state === 'lost' && texts.offline,
    state === 'slow' && texts.slow,
    since > 0 && texts.since(formatMoment(since, now)),
  ];
  return (
    <span className={line}>
      {state === 'lost' && <WifiOff aria-hidden="true" className="size-4 flex-none" />}
      <span>{parts.filter(Boolean).join(' ')}</span>
    </span>
  );
};

const Unsaved = () => {
  const [first] = useSyncExternalStore(outbox.subscribe, outbox.overdue, outbox.overdue);
  if (!first) return null;
  return (
    <Link to={first.to} className={cx(line, 'underline -outline-offset-2!')}>
      <CircleAlert aria-hidden="true" className="size-4 flex-none" />
      {texts.unsaved(outbox.count())}
    </Link>
  );
};

const Outdated = () => (
  <span className={line}>
    {texts.outdated}
    <button type="button" onClick={reloadNow} className="min-h-6 underline -outline-offset-2!">
      {texts.reload}
    </button>
  </span>
);

/**
 * The only place for messages about the connection, unsaved entries and new versions. On phones it is a strip on top of
 * the bottom bar, elsewhere a pill in the middle of the header. It covers nothing, and nothing in view moves when it
 * appears or disappears.
 */
export const ConnectionNote = () => {
  const client = useApolloClient();
  const note = usePublishedHeight<HTMLDivElement>('--note');
  const state = useConnection();
  const count = useSyncExternalStore(outbox.subscribe, outbox.count, outbox.count);
  const isOld = useSyncExternalStore(onOutdated, isOutdated, isOutdated);
  useEffect(() => keepOutbox(client), [client]);
  const since = useScreenAge();
  const isTrouble = state !== 'ok' || since > 0;
  // A new version cannot load without a connection, or hardly with a slow one.
  const isNew = isOld && state === 'ok';
  const isShown = isTrouble || count > 0 || isNew;
  return (
    <>
      <div
        ref={note}
        role="status"
        className={cx(
          'fixed inset-x-0 z-20 print:hidden md:inset-x-auto md:top-[30px] md:bottom-auto md:left-1/2 md:z-30 md:-translate-1/2',
          getSession().user
            ? 'bottom-[calc(57px+env(safe-area-inset-bottom))]'
            : 'bottom-[env(safe-area-inset-bottom)]',
        )}
      >
        {isShown && (
          <div className="flex animate-fade flex-wrap items-center justify-center gap-x-4 bg-ink px-3 [--ring:currentColor] text-[min(0.8125rem,4vw)] leading-tight font-semibold text-bg md:min-h-11 md:max-w-[34vw] md:rounded-lg md:px-4 md:text-[min(0.8125rem,1.5vw)] md:shadow-far">
            {isTrouble && <Trouble state={state} since={since} />}
            {count > 0 && <Unsaved />}
            {isNew && <Outdated />}
          </div>
        )}
      </div>
      <LostEntriesNote isLost={state === 'lost'} />
    </>
  );
};
