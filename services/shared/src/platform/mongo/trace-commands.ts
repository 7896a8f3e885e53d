import type { Connection, mongo } from 'mongoose';
import type { Span, Tracing } from '../tracing/tracing.ts';

/** Records each command of a sampled operation by its name and collection, without its values. */
export function traceCommands(connection: Connection, tracing: Tracing): void {
  const running = new Map<number, Span>();
  const client = connection.getClient();
  client.on('commandStarted', ({ requestId, commandName, command }: mongo.CommandStartedEvent) => {
    const span = tracing.step(nameOf(commandName, command), 'client');
    if (span) running.set(requestId, span);
  });
  const end = (requestId: number, failure?: string) => {
    running.get(requestId)?.end(failure);
    running.delete(requestId);
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));
}

function nameOf(commandName: string, command: mongo.Document): string {
  const collection: unknown = commandName === 'getMore' ? command['collection'] : command[commandName];
  return typeof collection === 'string' ? `${commandName} ${collection}` : commandName;
}
