import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { startBalancer, type Balancer } from './balancer.ts';

const opened: (Server | Balancer)[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function answering(text: string): Promise<{ port: number; server: Server }> {
  const server = createServer((_request, response) => response.setHeader('connection', 'close').end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  return { port: (server.address() as AddressInfo).port, server };
}

async function balance(to: number[], patienceMs?: number): Promise<() => Promise<string>> {
  const targets = async () => to.map((port) => ({ host: '127.0.0.1', port }));
  const balancer = await startBalancer({ host: '127.0.0.1', port: 0, targets, patienceMs });
  opened.push(balancer);
  return async () => (await fetch(`http://127.0.0.1:${balancer.port}`)).text();
}

test('connections go to each process in turn', async () => {
  const [a, b] = [await answering('a'), await answering('b')];
  const ask = await balance([a.port, b.port]);
  expect([await ask(), await ask(), await ask(), await ask()].sort()).toEqual(['a', 'a', 'b', 'b']);
});

test('a stopped process is skipped, and used again when it is back', async () => {
  const [a, b] = [await answering('a'), await answering('b')];
  const ask = await balance([a.port, b.port]);
  await new Promise((resolve) => b.server.close(resolve));
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['a', 'a', 'a']);
  await new Promise<void>((resolve) => b.server.listen(b.port, '127.0.0.1', resolve));
  expect([await ask(), await ask()].sort()).toEqual(['a', 'b']);
});

test('without any process the connection ends', async () => {
  const a = await answering('a');
  const ask = await balance([a.port]);
  await new Promise((resolve) => a.server.close(resolve));
  await expect(ask()).rejects.toThrow();
});

test('with patience, a connection waits for a process to start', async () => {
  const a = await answering('a');
  const ask = await balance([a.port], 5_000);
  await new Promise((resolve) => a.server.close(resolve));
  const answer = ask();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise<void>((resolve) => a.server.listen(a.port, '127.0.0.1', resolve));
  expect(await answer).toBe('a');
});
