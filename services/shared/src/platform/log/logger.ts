import { pino, type Logger } from 'pino';
import { tracing } from '../tracing/tracing.ts';

export type { Logger };

/** One JSON line per entry with service, level, time and, where there is one, the request id. Never logs secrets. */
export function createLogger(service: string, level: string): Logger {
  const traces = tracing();
  return pino({
    base: { service },
    level,
    // The trace of a sampled request.
    mixin: traces && (() => ({ traceId: traces.current()?.traceId })),
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'password', 'token'],
  });
}
