import { Counter, Gauge, type Registry } from 'prom-client';
import type { GatewayEnv } from '../env.ts';
import { createAnnouncer, type Announcer } from './announcer.ts';
import { createStreams, type Streams } from './streams.ts';

/** A notification has some fifty bytes. A client with this much unsent data (beyond system buffers) does not read. */
const WAITING_BYTES = 16 * 1_024;
const LIFETIME_MS = 15 * 60_000;

/** The streams of this process and their announcer, counted in /metrics. */
export function openLive(env: GatewayEnv, metrics: Registry): { streams: Streams; announcer: Announcer } {
  const streams = createStreams({
    connections: env.LIVE_CONNECTIONS,
    perAddress: env.LIVE_CONNECTIONS_PER_ADDRESS,
    perPlayer: env.LIVE_CONNECTIONS_PER_PLAYER,
    waitingBytes: WAITING_BYTES,
    lifetimeMs: LIFETIME_MS,
  });
  const registers = [metrics];
  new Gauge({
    name: 'gateway_live_streams',
    help: 'Open pages that are told what is new',
    registers,
    collect() {
      this.set(streams.count());
    },
  });
  new Gauge({
    name: 'gateway_live_streams_limit',
    help: 'So many pages may be open at this process (LIVE_CONNECTIONS)',
    registers,
  }).set(env.LIVE_CONNECTIONS);
  let counted = 0;
  new Counter({
    name: 'gateway_live_streams_dropped_total',
    help: 'Streams that were dropped because they were not read',
    registers,
    collect() {
      this.inc(streams.dropped() - counted);
      counted = streams.dropped();
    },
  });
  return { streams, announcer: createAnnouncer({ streams, asksPerSecond: env.LIVE_ASKS_PER_SECOND }) };
}
