import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { within } from '@tippspiel/shared/platform/clock/within';
import { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import {
  createOpenId,
  ProviderAwayError,
  ProviderCancelledError,
  type OpenIdSettings,
} from '../../effects/open-id.ts';
import { ProviderError, type Provider, type ProviderProblem } from './provider.ts';

/** Time for all requests of one step together; the gateway waits longer. */
const STEP_MS = 6_000;

/** Adapts the configured provider to the use cases. */
export function createProvider(
  name: string,
  settings: OpenIdSettings,
  nowMs: () => number,
  log: Logger,
): Provider {
  const openId = createOpenId(settings, nowMs);

  async function step<T>(work: Promise<T>): Promise<T> {
    try {
      return await within(STEP_MS, work);
    } catch (error) {
      const problem = problemOf(error);
      const reason = error instanceof Error ? error.message : String(error);
      if (problem !== 'cancelled') log.warn({ problem, reason }, 'a login by the provider failed');
      throw new ProviderError(problem, { cause: error });
    }
  }

  return {
    name,
    issuer: settings.issuer,
    begin: () => step(openId.begin()),
    finish: (query, secrets) => step(openId.finish(query, secrets)),
  };
}

function problemOf(error: unknown): ProviderProblem {
  if (error instanceof ProviderCancelledError) return 'cancelled';
  return error instanceof ProviderAwayError || error instanceof AppError ? 'away' : 'refused';
}
