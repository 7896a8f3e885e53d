import { pino, type Logger } from 'pino';

export type { Logger };

/** One JSON line per entry with service, level, time and, where there is one, the request id. Never logs secrets. */
export function createLogger(service: string, level: string): Logger {
  return pino({
    base: { service },
    level,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'password', 'token'],
  });
}
