import { useEffect, useState } from 'react';
import { Skeleton } from '../../../components/skeleton.tsx';
import { loadPart } from '../../../lib/connection/load-part.ts';
import { texts } from '../texts.ts';

interface QrCodeProps {
  text: string;
}

/** The quiet zone around the code, in modules; cameras need it. */
const BORDER = 3;
/** Timeout for loading the encoder; the link is shown meanwhile. */
const TIMEOUT_MS = 15_000;

/** One path of unit squares. */
const drawModules = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

type State = { size: number; path: string } | 'loading' | 'failed';

/** Dark on white in both themes, as cameras need it. The encoder is loaded on demand. */
export const QrCode = ({ text }: QrCodeProps) => {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    let isCancelled = false;
    loadPart(() => import('uqr'), { patienceMs: TIMEOUT_MS })
      .then(({ encode }) => encode(text, { border: BORDER, ecc: 'M' }))
      .then(
        ({ size, data }) => !isCancelled && setState({ size, path: drawModules(data) }),
        () => !isCancelled && setState('failed'),
      );
    return () => void (isCancelled = true);
  }, [text]);
  return (
    <figure className="m-0 grid justify-items-center gap-2 justify-self-center">
      {state === 'loading' && <Skeleton className="size-44 rounded-lg" />}
      {state === 'failed' && <p className="text-sm text-ink-2">{texts.qrFailed}</p>}
      {typeof state === 'object' && (
        <svg
          role="img"
          aria-label={texts.qr}
          viewBox={`0 0 ${state.size} ${state.size}`}
          shapeRendering="crispEdges"
          className="size-44 max-w-full rounded-lg bg-on-turf text-turf ring-1 ring-line forced-color-adjust-none"
        >
          <path d={state.path} fill="currentColor" />
        </svg>
      )}
      <figcaption className="max-w-44 text-center text-sm text-ink-2">{texts.qrHint}</figcaption>
    </figure>
  );
};
