import { mailsAt, type Mails } from '../../infra/local/testing-mail.ts';
import type { Person } from '../../infra/local/testing-provider.ts';
import type { Product, ProductOptions } from '../product.ts';
import { callHost, type Opened } from './host-calls.ts';

/** A shared product: tests must not change it as a whole. */
export type SharedProductHandle = {
  baseUrl: string;
  now(): Date;
  mails: Mails;
  /** Sets the person whom the provider logs in; null for nobody. */
  setPerson(person: Person | null): Promise<void>;
};

/** A product of a single test. */
export type OwnProduct = SharedProductHandle & {
  /** Stops everything and restarts it with the same data and address, with its clock at another time. */
  moveTo(instant: number): Promise<void>;
  /**
   * Kills one process of each service at once (kill -9); `which` selects it from the pair. Resolves when they are gone;
   * the supervisor restarts them.
   */
  killOneOfEach(which: number): Promise<void>;
  /** Resolves when every process is ready, including restarted ones. */
  allReady(): Promise<void>;
  /** The environment of a service. */
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

/** Half an hour before Germany – Hungary. Products with the same instant and players share their cached data. */
export const BEFORE_KICKOFF = { instant: Date.parse('2024-06-19T15:30:00Z'), players: 24 };

/** For a file whose tests kill or move a product, or start it with other settings; the file closes it, too. */
export const openOwnProduct = async (options: Partial<ProductOptions> & { instant: number }) =>
  toHandle(await callHost('open', { players: 12, processes: 1, ...options }));
