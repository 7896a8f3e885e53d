import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadPart } from '../lib/load-part.ts';
import { useIsHydrated } from '../lib/use-hydrated.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ItemBoundary } from './item-boundary.tsx';

interface LateOptions {
  /** What stands there meanwhile; nothing where it is left out. */
  place?: ReactNode;
  /** Where nobody misses it: nothing is said when it cannot be loaded. */
  silent?: boolean;
}

/** A part of a page whose code is loaded when it is drawn for the first time: what the first screen does not wait for. */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { place, silent }: LateOptions = {},
) => {
  const Loaded = lazy(async () => ({ default: await loadPart(load) }));
  return function Late(props: Props) {
    const isHydrated = useIsHydrated();
    return (
      <ItemBoundary silent={silent}>
        {isHydrated ? (
          <Suspense fallback={place}>
            <Loaded {...props} />
          </Suspense>
        ) : (
          place
        )}
      </ItemBoundary>
    );
  };
};

interface Closable {
  onClose?: () => void;
}

const CrashDialog = late(async () => (await import('./crash-dialog.tsx')).CrashDialog, { silent: true });

/** The same for a dialog: where it cannot be drawn, another dialog says so. */
export const lateDialog = <Props extends Closable>(load: () => Promise<ComponentType<Props>>) => {
  const Loaded = lazy(async () => ({ default: await loadPart(load) }));
  return function LateDialog(props: Props) {
    return (
      <ErrorBoundary fallback={<CrashDialog onClose={props.onClose} />}>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
};
