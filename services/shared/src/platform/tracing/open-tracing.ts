import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind as Kinds,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span as OpenSpan,
  type SpanContext,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { within } from '../clock/within.ts';
import type { Logger } from 'pino';
import type { Span, SpanKind, Tracing } from './tracing.ts';

const kinds: Record<SpanKind, Kinds> = {
  server: Kinds.SERVER,
  client: Kinds.CLIENT,
  producer: Kinds.PRODUCER,
  consumer: Kinds.CONSUMER,
};
/** How long a process that ends waits for its collector. */
const CLOSE_MS = 2_000;

/**
 * OpenTelemetry's SDK, which nothing else imports. It is not registered globally, because @apollo/gateway would then write
 * spans of its own.
 */
export function openTracing({
  service,
  endpoint,
  share,
  log,
}: {
  service: string;
  endpoint: string;
  share: number;
  log: Logger;
}): Tracing {
  const ignore = (): void => undefined;
  const error = (reason: string): void => log.warn({ reason }, 'traces were not sent');
  diag.setLogger({ error, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // Bounded: it keeps 2,048 spans at most, and drops further ones.
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('tippspiel');
  const contexts = new AsyncLocalStorageContextManager().enable();

  function open(name: string, kind: SpanKind, parent: Context): Span {
    const span = tracer.startSpan(name, { kind: kinds[kind] }, parent);
    const context = trace.setSpan(parent, span);
    return {
      ...namesOf(span.spanContext()),
      run: (work) => contexts.with(context, work),
      rename: (name) => void span.updateName(name),
      end(failure) {
        if (failure) span.setStatus({ code: SpanStatusCode.ERROR, message: failure });
        span.end();
      },
    };
  }

  /** Undefined once the span has ended, also for timers and loops that its work has started. */
  const active = (): OpenSpan | undefined => {
    const span = trace.getSpan(contexts.active());
    return span?.isRecording() ? span : undefined;
  };

  return {
    // The SDK's own sampler would make a span for each request.
    draw: () => Math.random() < share,
    begin: (name) => open(name, 'server', ROOT_CONTEXT),
    resume(name, kind, traceparent) {
      const parent = typeof traceparent === 'string' ? parseTraceParent(traceparent) : null;
      if (!parent || !(parent.traceFlags & TraceFlags.SAMPLED)) return undefined;
      return open(name, kind, trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }));
    },
    step: (name, kind) => (active() ? open(name, kind, contexts.active()) : undefined),
    current() {
      const span = active();
      return span && namesOf(span.spanContext());
    },
    async close() {
      await within(CLOSE_MS, provider.shutdown()).catch(() => undefined);
      contexts.disable();
    },
  };
}

const namesOf = ({ traceId, spanId }: SpanContext) => ({
  traceId,
  traceparent: `00-${traceId}-${spanId}-01`,
});
