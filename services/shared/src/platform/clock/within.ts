import { unavailable } from '../../contracts/errors/app-error.ts';

const RETRY_AFTER_SECONDS = 3;

/** Waits for work up to a timeout. The work itself continues. @throws AppError UNAVAILABLE after the timeout */
export async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(unavailable(RETRY_AFTER_SECONDS)), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
