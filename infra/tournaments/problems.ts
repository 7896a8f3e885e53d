export type Problems = ReturnType<typeof createProblems>;

export type Subject = { kind: 'match'; name: number } | { kind: 'team'; name: string };

type Question = { kind: Subject['kind']; what: string; field: string; names: Set<string> };

/** A question lists at most this many names. */
const MAX_NAMES = 8;

/** The problems that stop an import: one line per contradiction, and one question per missing fact. */
export function createProblems() {
  const found = new Map<string, Question | string>();
  let contradicts = false;
  return {
    push(...lines: string[]): void {
      for (const line of lines) found.set(line, line);
      contradicts ||= lines.length > 0;
    },
    /** Adds a question about the whole tournament. */
    askOnce: (line: string) => void found.set(line, line),
    /**
     * Asks for data that neither the source nor the rules have. The same gap in many teams or matches is one question.
     * @param subject the team or match that lacks the data
     * @param what 'the city is missing'
     * @param field the field of the answer in the overlay: 'venues.*', with a star for the name or number
     */
    ask({ kind, name }: Subject, what: string, field: string): void {
      const key = `${kind}: ${what} ${field}`;
      const known = found.get(key) ?? { kind, what, field, names: new Set() };
      if (typeof known === 'string') return;
      known.names.add(String(name));
      found.set(key, known);
    },
    /** Every problem once, in the order in which they were found. */
    lines: (): string[] =>
      [...found.values()].map((entry) => (typeof entry === 'string' ? entry : toLine(entry))),
    /** Whether there is a contradiction. As long as all problems are questions, the import can look for more. */
    hasContradictions: () => contradicts,
  };
}

function toLine({ kind, what, field, names: found }: Question): string {
  const names = [...found].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const [first = ''] = names;
  if (names.length === 1) return `${kind} ${first}: ${what} (overlay: ${field.replaceAll('*', first)})`;
  const plural = kind === 'match' ? 'matches' : 'teams';
  const listed = names.slice(0, MAX_NAMES).join(', ');
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `${plural} ${listed}${more}: ${what} (overlay: ${field.replaceAll('*', `<${kind}>`)})`;
}
