import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import { within } from '@tippspiel/shared/platform/clock/within';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { mergeClaims, personOf, type ProviderPerson } from '../domain/providers/person.ts';

export type OpenIdSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The URL to which the provider redirects the browser. */
  redirectUri: string;
  timeoutMs: number;
};

/** Secrets of the browser that began a login; its end requires them. */
export type LoginSecrets = { state: string; nonce: string; verifier: string };

/** An OpenID Connect provider. Both calls end within seconds, and throw only ProviderError. */
export type Provider = {
  /** The name shown to players. */
  name: string;
  issuer: string;
  /** The provider's login URL for the browser. */
  begin(): Promise<{ url: string } & LoginSecrets>;
  /** @param query the provider's redirect parameters */
  finish(query: string, secrets: LoginSecrets): Promise<ProviderPerson>;
};

/** Why a login by a provider failed: cancelled there, invalid, or the provider did not answer. */
export type ProviderProblem = 'cancelled' | 'refused' | 'away';

export class ProviderError extends Error {
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, options?: ErrorOptions) {
    super(`login by the provider: ${problem}`, options);
    this.problem = problem;
  }
}

/** The provider did not answer in time, or failed. */
class AwayError extends Error {}

const SCOPE = 'openid email profile';
/** Time for all requests of one step together, and the wait for its turn; the gateway waits longer. */
const STEP_MS = 6_000;
/** Maximum logins in progress, and waiting ones, so that a slow provider occupies a limited part of this process. */
const CONCURRENCY = 20;
const MAX_QUEUED = 100;
/** After the provider could not be discovered, logins are refused at once for this time. */
const DOWN_FOR_MS = 5_000;
/** How long the discovered endpoints are cached. The library refreshes keys itself. */
const KNOWN_FOR_MS = 60 * 60_000;

/**
 * The authorization code flow with PKCE, state and nonce (OpenID Connect Core, 3.1). The provider is first contacted at
 * the first login. Times here are real, because the provider does not know the game clock.
 */
export function createOpenId(
  name: string,
  settings: OpenIdSettings,
  nowMs: () => number,
  log: Logger,
): Provider {
  const { issuer, clientId, clientSecret, redirectUri, timeoutMs } = settings;
  const logins = createBoundedQueue({ concurrency: CONCURRENCY, maxQueued: MAX_QUEUED });
  let known: { config: Promise<Configuration>; since: number } | undefined;
  let downUntil = 0;

  const ask: CustomFetch = async (url, options) => {
    const response = await fetch(url, { ...options, body: options.body as never }).catch((cause: unknown) => {
      throw new AwayError('no answer', { cause });
    });
    if (response.status >= 500) throw new AwayError(`status ${response.status}`);
    return response;
  };

  async function discover(): Promise<Configuration> {
    try {
      return await discovery(new URL(issuer), clientId, clientSecret, undefined, {
        [customFetch]: ask,
        timeout: timeoutMs / 1000,
        execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
      });
    } catch (error) {
      known = undefined;
      downUntil = nowMs() + DOWN_FOR_MS;
      throw new AwayError('cannot be discovered', { cause: error });
    }
  }

  async function configuration(): Promise<Configuration> {
    if (downUntil > nowMs()) throw new AwayError('was away a moment ago');
    if (!known || known.since + KNOWN_FOR_MS < nowMs()) known = { config: discover(), since: nowMs() };
    return known.config;
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const release = await logins.acquire().catch(() => {
      throw new AwayError('too many wait already');
    });
    try {
      return await work();
    } finally {
      release();
    }
  }

  async function step<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await within(STEP_MS, inTurn(work));
    } catch (error) {
      const { problem, reason } = explain(error);
      if (problem !== 'cancelled') log.warn({ problem, reason }, 'a login by the provider failed');
      throw new ProviderError(problem, { cause: error });
    }
  }

  return {
    name,
    issuer,
    begin: () =>
      step(async () => {
        const config = await configuration();
        const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
        const url = buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, ...secrets };
      }),

    finish: (query, { state, nonce, verifier }) =>
      step(async () => {
        const config = await configuration();
        const tokens = await authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('no ID token');
        const more = config.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
        return personOf(issuer, claims.sub, mergeClaims(claims, more));
      }),
  };
}

/** Finds our errors, which the library wraps. */
function explain(error: unknown): { problem: ProviderProblem; reason: string } {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AwayError) return { problem: 'away', reason: cause.message };
    if ((cause as { code?: unknown }).code === 'OAUTH_TIMEOUT') return { problem: 'away', reason: 'timeout' };
  }
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof AppError) return { problem: 'away', reason };
  if (!(error instanceof AuthorizationResponseError)) return { problem: 'refused', reason };
  const { error: said } = error;
  if (said === 'access_denied') return { problem: 'cancelled', reason: said };
  const isAway = said === 'temporarily_unavailable' || said === 'server_error';
  return isAway ? { problem: 'away', reason: said } : { problem: 'refused', reason };
}
