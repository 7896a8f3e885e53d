import type { ProviderPerson } from '../../domain/providers/person.ts';

/** Secrets of the browser that began a login; its end requires them. */
export type LoginSecrets = { state: string; nonce: string; verifier: string };

/** Why a login by a provider failed: cancelled there, invalid, or the provider did not answer. */
export type ProviderProblem = 'cancelled' | 'refused' | 'away';

export class ProviderError extends Error {
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, options?: ErrorOptions) {
    super(`login by the provider: ${problem}`, options);
    this.problem = problem;
  }
}

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
