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
  /** Shown meanwhile; nothing without it. */
  place?: ReactNode;
  /** Says nothing when it cannot be loaded, because nobody misses it. */
  silent?: boolean;
}

/** A part of a page whose code is loaded when it is rendered for the first time, but after the first screen, which does not wait for it. */
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

/** A dialog's placeholder can be closed, too. */
export interface Closable {
  onClose?: () => void;
}

/** The player is still there then; later nothing may open by itself. */
const PATIENCE_MS = 5000;

// Comes with what follows on every screen (`chunks.ts`): also without a connection it is there.
const CrashDialog = lazyPart(async () => (await import('./crash-dialog.tsx')).CrashDialog, { silent: true });

interface LazyDialogOptions {
  /** Loaded as soon as the app is rendered, so that the first tap waits for nothing. */
  ahead?: boolean;
}

/** The same for a dialog: where it cannot be rendered, another dialog says so, and the next tap tries again. */
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
