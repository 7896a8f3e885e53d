import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { CircleAlert, WifiOff } from 'lucide-react';
import { Link } from '../../components/link.tsx';
import { cx } from '../../lib/class-names.ts';
import { useConnection, type ConnectionState } from '../../lib/connection/connection.ts';
import { formatMoment } from '../../lib/time/format-relative.ts';
import { outbox } from '../../lib/save/outbox.ts';
import { getSession } from '../../lib/session/session.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { useScreenAge } from '../../lib/queries/use-screen-age.ts';
import { isOutdated, onOutdated, reloadNow } from '../../lib/connection/version.ts';
import { LostEntriesNote } from './lost-entries-note.tsx';
import { texts } from './note-texts.ts';
import { keepOutbox } from './outbox-keeper.ts';

const MINUTE = 60_000;
/** Two of them are no higher than the header. */
const line = 'flex min-h-7 items-center gap-2 md:min-h-6';

interface TroubleProps {
  state: ConnectionState;
  /** How old what is shown is: something may be wrong with the server, too, where the connection is good. */
  since: number;
}

/** That something is wrong, and since when what is shown is known: an age would be read aloud again each minute. */
const Trouble = ({ state, since }: TroubleProps) => {
  const now = useNow(MINUTE);
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

/** The elements at the bottom of the page stand above the note as above the bar: its height is what both are moved by. */
const useRoom = () => {
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = note.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--note', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--note');
    };
  }, []);
  return note;
};

/**
 * The one place where the app says how it stands with the server: the connection, what is not saved, a new version. On phones a strip on
 * top of the bottom bar, else a pill in the middle of the header: it covers nothing, and nothing in sight moves when it comes and goes.
 */
export const ConnectionNote = () => {
  const client = useApolloClient();
  const note = useRoom();
  const state = useConnection();
  const count = useSyncExternalStore(outbox.subscribe, outbox.count, outbox.count);
  const isOld = useSyncExternalStore(onOutdated, isOutdated, isOutdated);
  useEffect(() => keepOutbox(client), [client]);
  const since = useScreenAge();
  const isTrouble = state !== 'ok' || since > 0;
  // A new version does not come while there is no connection, or hardly.
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
