import type { Logger } from 'pino';
import { traceEvents } from '../../contracts/events/envelope.ts';

/** A sampled step of a trace. An unsampled one has no span. */
export type Span = {
  /** The W3C header by which another process continues the trace. */
  readonly traceparent: string;
  readonly traceId: string;
  /** Runs work whose own steps belong to this span. */
  run<T>(work: () => T): T;
  rename(name: string): void;
  /** @param failure the kind of a failure, such as a status or a class: never a text that a person wrote */
  end(failure?: string): void;
};

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer';

export type Tracing = {
  /** Whether to begin a trace for a request that comes now. */
  draw(): boolean;
  begin(name: string): Span;
  /** Continues a trace of another process; undefined when its header is missing, unreadable or unsampled. */
  resume(name: string, kind: SpanKind, traceparent: unknown): Span | undefined;
  /** Starts a step of the work that runs now; undefined outside any sampled work. */
  step(name: string, kind: SpanKind): Span | undefined;
  /** The span of the work that runs now, until it ends. What goes on after that belongs to no trace. */
  current(): Pick<Span, 'traceparent' | 'traceId'> | undefined;
  /** Sends what is not sent yet. */
  close(): Promise<void>;
};

export const TRACE_HEADER = 'traceparent';

/** The settings, which are standard names of OpenTelemetry. */
type Settings = { OTEL_EXPORTER_OTLP_ENDPOINT: string; OTEL_TRACES_SAMPLER_ARG: number };

let opened: Tracing | undefined;

/** Undefined while traces are off, which costs no more than this check (docs/adr/0084-traces.md). */
export const tracing = (): Tracing | undefined => opened;

/** Loads OpenTelemetry only when traces are on. Call it before the process opens its connections. */
export async function startTracing(service: string, settings: Settings, log: Logger): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (!endpoint) return;
  const { openTracing } = await import('./open-tracing.ts');
  opened = openTracing({ service, endpoint, share, log });
  traceEvents(() => opened?.current()?.traceparent);
}

export async function stopTracing(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await closing?.close();
}

/** Does work as a span, where there is one. */
export const inSpan = <T>(span: Span | undefined, work: () => Promise<T>): Promise<T> =>
  span ? runAndEnd(span, work) : work();

async function runAndEnd<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end(error instanceof Error ? error.name : 'Error');
    throw error;
  }
}

const OPERATION = /^\s*(query|mutation)(?:\s+(\w{1,80}))?/;

/** Names an operation by its kind and name, without its fields and values. */
export function operationName(query: string): string {
  const [, kind = 'query', name] = OPERATION.exec(query) ?? [];
  return name ? `${kind} ${name}` : kind;
}
