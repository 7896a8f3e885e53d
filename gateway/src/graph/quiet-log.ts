import type { Logger } from 'pino';

/** Apollo tells at `info` what nobody needs to read at every start. */
export function quietLog(log: Logger) {
  const child = log.child({ part: 'apollo' });
  return {
    debug: (message?: unknown) => child.trace(message as string),
    info: (message?: unknown) => child.debug(message as string),
    warn: (message?: unknown) => child.warn(message as string),
    error: (message?: unknown) => child.error(message as string),
  };
}
