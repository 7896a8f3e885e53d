import type { ProviderPerson } from '../../domain/providers/person.ts';

/** Secrets of the browser that began a login, to be shown at its end. */
export type LoginSecrets = { state: string; nonce: string; verifier: string };

/** Why a login by a provider came to nothing: given up there, not to be believed, or nobody answers. */
export type ProviderProblem = 'cancelled' | 'refused' | 'away';

export class ProviderError extends Error {
  readonly problem: ProviderProblem;

  constructor(problem: ProviderProblem, options?: ErrorOptions) {
    super(`login by the provider: ${problem}`, options);
    this.problem = problem;
  }
}

/** An OpenID Connect provider. Both calls end within seconds, and throw nothing but ProviderError. */
export type Provider = {
  /** As players know it. */
  name: string;
  issuer: string;
  /** The provider's address that the browser goes to for its login. */
  begin(): Promise<{ url: string } & LoginSecrets>;
  /** @param query what the provider sent the browser back with */
  finish(query: string, secrets: LoginSecrets): Promise<ProviderPerson>;
};
