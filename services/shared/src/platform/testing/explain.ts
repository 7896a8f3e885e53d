const INDEX_KEYS = new Set(['indexName', 'Index Name']);

/**
 * Names of the indexes that a query uses according to its `explain()`, on any engine. mongod names them in its winning
 * plan, DocumentDB in `IndexDetails`. PostgreSQL's primary key (`_id_`) is in the plan node itself. Empty for a
 * collection scan.
 */
export function indexesOf(explained: unknown): string[] {
  const plan = winningPlanOf(explained) ?? explained;
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'IndexCosts') continue; // The indexes that DocumentDB only considered.
      if (INDEX_KEYS.has(key) && typeof inner === 'string') names.add(inner);
      else if (key === 'stage' && (inner === 'IDHACK' || inner === 'EXPRESS_IXSCAN')) names.add('_id_');
      else visit(inner);
    }
  };
  visit(plan);
  return [...names];
}

/** The winning plan, because rejected plans must not count. */
function winningPlanOf(explained: unknown): unknown {
  const first = Array.isArray(explained) ? explained[0] : explained;
  return (first as { queryPlanner?: { winningPlan?: unknown } } | null)?.queryPlanner?.winningPlan;
}
