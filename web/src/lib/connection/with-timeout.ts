interface Limited {
  signal: AbortSignal;
  /** Must be called when the request has ended. */
  end: () => void;
}

/** A signal that aborts after this time, or together with another one. `AbortSignal.any` is too new. */
export const withTimeout = (ms: number, outer: AbortSignal | null = null): Limited => {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new DOMException('Zeit abgelaufen', 'TimeoutError')), ms);
  const giveUp = (): void => abort.abort(outer?.reason);
  if (outer?.aborted) giveUp();
  outer?.addEventListener('abort', giveUp, { once: true });
  return { signal: abort.signal, end: () => clearTimeout(timer) };
};
