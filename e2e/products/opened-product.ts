import { mailsAt, type Mails } from '../../infra/local/testing-mail.ts';
import type { Person } from '../../infra/local/testing-provider.ts';
import type { Product, ProductOptions } from '../product.ts';
import { callHost, type Opened } from './host-calls.ts';

/** A product that others use too: nothing about it as a whole may be changed. */
export type SharedProductHandle = {
  baseUrl: string;
  now(): Date;
  mails: Mails;
  /** As whom the provider logs in whoever comes; as nobody with null. */
  setPerson(person: Person | null): Promise<void>;
};

/** A product of one test's own. */
export type OwnProduct = SharedProductHandle & {
  /** Stops everything and starts it again on the same data and address, its clock standing at another instant. */
  moveTo(instant: number): Promise<void>;
  /** Ends one process of each service at once (kill -9), `which` of the pair, and resolves when they are gone; the supervisor starts them again. */
  killOneOfEach(which: number): Promise<void>;
  /** Resolves when every process is ready, also one that was killed. */
  allReady(): Promise<void>;
  /** What a service was started with. */
  env(service: Parameters<Product['env']>[0]): Promise<Record<string, string | undefined>>;
  close(): Promise<void>;
};

export function toHandle(opened: Opened): OwnProduct {
  const { id, baseUrl, mailPageUrl } = opened;
  let { offset } = opened;
  return {
    baseUrl,
    now: () => new Date(Date.now() + offset),
    mails: mailsAt(mailPageUrl ?? ''),
    setPerson: (person) => callHost('setPerson', id, person),
    async moveTo(instant) {
      ({ offset } = await callHost('moveTo', id, instant));
    },
    killOneOfEach: (which) => callHost('killOneOfEach', id, which),
    allReady: () => callHost('allReady', id),
    env: (service) => callHost('env', id, service),
    close: () => callHost('close', id),
  };
}

/** For a file whose tests need a product that they kill, move or start with settings of its own; it closes it, too. */
export const openOwnProduct = async (options: Partial<ProductOptions> & { instant: number }) =>
  toHandle(await callHost('open', { players: 12, processes: 1, ...options }));
