/** An error in the gateway's answer. */
export class Failure extends Error {
  readonly told: { message: string; extensions: { code: string; field?: string } };
  constructor(code: string, message: string, field?: string) {
    super(message);
    this.told = { message, extensions: { code, field } };
  }
}

/** No answer at all, because of a network error. */
export class Unreachable extends TypeError {}

/** `failure('BAD_USER_INPUT', 'Bitte gib Deinen Namen ein.', 'firstname')` */
export const failure = (code: string, message: string, field?: string): Failure =>
  new Failure(code, message, field);

export const unreachable = (): Unreachable => new Unreachable('Failed to fetch');
