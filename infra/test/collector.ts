import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as OTLP over HTTP sends it in JSON. */
export type Exported = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  endTimeUnixNano: string;
  attributes: { key: string; value: unknown }[];
  status: { code?: number; message?: string };
};
type Batch = { resourceSpans: { scopeSpans: { spans: Exported[] }[] }[] };

/** Receives traces like a collector. */
export async function openCollector() {
  const spans: Exported[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Batch;
    for (const { scopeSpans } of resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
