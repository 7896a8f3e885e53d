import type { Person } from '../../infra/local/testing-provider.ts';
import type { Product, ProductOptions } from '../product.ts';
import type { SharedProduct } from './shared-products.ts';

/** A product as the processes of tests know it. */
export type Opened = {
  /** By which it is named in further calls. */
  id: string;
  baseUrl: string;
  offset: number;
  mailPageUrl?: string;
};

/** What the host of products does for the processes of tests. */
export type HostCalls = {
  /** Opens it when nobody has yet. */
  shared(name: SharedProduct): Promise<Opened>;
  /** The number of a player that no other test has got of this shared product. */
  nextPlayer(name: SharedProduct): Promise<number>;
  open(options: ProductOptions): Promise<Opened>;
  moveTo(id: string, instant: number): Promise<Opened>;
  killOneOfEach(id: string, which: number): Promise<void>;
  allReady(id: string): Promise<void>;
  env(id: string, service: Parameters<Product['env']>[0]): Promise<Record<string, string | undefined>>;
  setPerson(id: string, person: Person | null): Promise<void>;
  close(id: string): Promise<void>;
};

/** Where tests find the host. */
export const HOST_URL = 'TIPPSPIEL_PRODUCTS';

export async function callHost<Name extends keyof HostCalls>(
  name: Name,
  ...args: Parameters<HostCalls[Name]>
): Promise<Awaited<ReturnType<HostCalls[Name]>>> {
  const url = process.env[HOST_URL];
  if (!url) throw new Error('Who opens products? Run "npm test -- journeys <file>".');
  const response = await fetch(url, { method: 'POST', body: JSON.stringify({ name, args }) });
  const { result, error } = (await response.json()) as { result: never; error?: string };
  if (error) throw new Error(error);
  return result;
}
