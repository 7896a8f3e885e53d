import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { z } from 'zod';
import { messages } from './messages.ts';

/** Returns the validated, normalized input. Throws BAD_USER_INPUT with the first problem's message and field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badInput(issue?.message ?? messages.input, issue?.path.join('.') || undefined);
}
