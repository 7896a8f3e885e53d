import {
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import { useIsPainted, afterFirstPaint } from '../lib/page/first-paint.tsx';
import { loadPart } from '../lib/connection/load-part.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ItemBoundary } from './item-boundary.tsx';

interface LazyOptions {
  /** Shown while the part loads; by default nothing. */
  place?: ReactNode;
  /** Shows no error if it cannot be loaded, because nobody misses it. */
  silent?: boolean;
}

/** A part of a page whose code loads at its first render, but after the first screen, which does not wait for it. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { place, silent }: LazyOptions = {},
) => {
  const Loaded = lazy(async () => ({ default: await loadPart(load, { isRequired: !silent }) }));
  return function LazyPart(props: Props) {
    const isPainted = useIsPainted();
    return (
      <ItemBoundary silent={silent}>
        {isPainted ? (
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

/** The props of dialogs; the dialog for errors can be closed, too. */
export interface Closable {
  onClose?: () => void;
}

/** The player is probably still waiting then. Later no dialog may open by itself. */
const PATIENCE_MS = 5000;

// Belongs to the chunk that loads late on every screen (`chunks.ts`), so it is available without a connection.
const CrashDialog = lazyPart(async () => (await import('./crash-dialog.tsx')).CrashDialog, { silent: true });

interface LazyDialogOptions {
  /** Loads right after the first render, so that the first tap need not wait. */
  ahead?: boolean;
}

/** The same for a dialog. If it fails, another dialog shows the error, and the next tap tries again. */
export const lazyDialog = <Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
  { ahead }: LazyDialogOptions = {},
) => {
  let loaded: ComponentType<Props> | undefined;
  const keep = (part: ComponentType<Props>): ComponentType<Props> => (loaded = part);
  const begin = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      try {
        return { default: keep(await loadPart(load, { patienceMs: PATIENCE_MS })) };
      } catch (error) {
        current = begin();
        throw error;
      }
    });
  let current = begin();
  if (ahead)
    afterFirstPaint(() => {
      load().then(keep, () => undefined);
    });
  return function LazyDialog(props: Props) {
    const [Loaded] = useState(() => loaded ?? current);
    return (
      <ErrorBoundary fallback={<CrashDialog onClose={props.onClose} />}>
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
};
