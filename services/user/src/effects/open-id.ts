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

/** The provider did not answer in time, or failed. */
export class ProviderAwayError extends Error {}
/** The player or the provider cancelled the login. */
export class ProviderCancelledError extends Error {}

type Secrets = { state: string; nonce: string; verifier: string };
type OpenId = {
  begin(): Promise<{ url: string } & Secrets>;
  finish(query: string, secrets: Secrets): Promise<ProviderPerson>;
};

const SCOPE = 'openid email profile';
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
export function createOpenId(settings: OpenIdSettings, nowMs: () => number): OpenId {
  const { issuer, clientId, clientSecret, redirectUri, timeoutMs } = settings;
  const logins = createBoundedQueue({ concurrency: CONCURRENCY, maxQueued: MAX_QUEUED });
  let known: { config: Promise<Configuration>; since: number } | undefined;
  let downUntil = 0;

  const ask: CustomFetch = async (url, options) => {
    const response = await fetch(url, { ...options, body: options.body as never }).catch((cause: unknown) => {
      throw new ProviderAwayError('no answer', { cause });
    });
    if (response.status >= 500) throw new ProviderAwayError(`status ${response.status}`);
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
      throw new ProviderAwayError('cannot be discovered', { cause: error });
    }
  }

  async function configuration(): Promise<Configuration> {
    if (downUntil > nowMs()) throw new ProviderAwayError('was away a moment ago');
    if (!known || known.since + KNOWN_FOR_MS < nowMs()) known = { config: discover(), since: nowMs() };
    return known.config;
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const release = await logins.acquire().catch(() => {
      throw new ProviderAwayError('too many wait already');
    });
    try {
      return await work();
    } catch (error) {
      throw plain(error);
    } finally {
      release();
    }
  }

  return {
    begin: () =>
      inTurn(async () => {
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
      inTurn(async () => {
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

/** Unwraps our errors, which the library wraps. */
function plain(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof ProviderAwayError) return cause;
    if ((cause as { code?: unknown }).code === 'OAUTH_TIMEOUT')
      return new ProviderAwayError('timeout', { cause });
  }
  if (!(error instanceof AuthorizationResponseError)) return error;
  const { error: said } = error;
  if (said === 'access_denied') return new ProviderCancelledError(said);
  return said === 'temporarily_unavailable' || said === 'server_error' ? new ProviderAwayError(said) : error;
}
