import type { Person } from '../../infra/local/testing-provider.ts';
import type { Product, ProductOptions } from '../product.ts';
import type { SharedProduct } from './shared-products.ts';

/** A product as seen by the test processes. */
export type Opened = {
  /** Identifies it in further calls. */
  id: string;
  baseUrl: string;
  offset: number;
  mailPageUrl?: string;
};

/** The calls that test processes can make to the host of products. */
export type HostCalls = {
  /** Opens it if it is not open yet. */
  shared(name: SharedProduct): Promise<Opened>;
  /** The number of a player that no other test uses in this shared product. */
  nextPlayer(name: SharedProduct): Promise<number>;
  open(options: ProductOptions): Promise<Opened>;
  moveTo(id: string, instant: number): Promise<Opened>;
  killOneOfEach(id: string, which: number): Promise<void>;
  allReady(id: string): Promise<void>;
  env(id: string, service: Parameters<Product['env']>[0]): Promise<Record<string, string | undefined>>;
  setPerson(id: string, person: Person | null): Promise<void>;
  close(id: string): Promise<void>;
};

/** The environment variable with the host's address. */
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
