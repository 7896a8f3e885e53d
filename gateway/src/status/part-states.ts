export type Subgraph = 'feed' | 'user' | 'tipp' | 'group' | 'media';

/** The parts of the game as players see them, with the subgraph of each and the dependencies that it needs. */
export const parts = [
  { name: 'Tippen', subgraph: 'tipp', needs: ['mongodb'] },
  { name: 'Rangliste', subgraph: 'tipp', needs: [] },
  { name: 'Neuigkeiten', subgraph: 'feed', needs: ['mongodb'] },
  { name: 'Gruppen', subgraph: 'group', needs: ['mongodb'] },
  { name: 'Bilder', subgraph: 'media', needs: ['mongodb', 's3'] },
  { name: 'Anmelden', subgraph: 'user', needs: ['mongodb'] },
] as const satisfies { name: string; subgraph: Subgraph; needs: string[] }[];

/** `late`: the part works, but news arrives later than usual. */
export type Health = 'works' | 'late' | 'away';
/** `missedAt`: when a check first failed. The part counts as `away` after two failed checks in a row. */
export type PartState = { health: Health; since: Date; missedAt?: Date };
export type PartStates = ReadonlyMap<string, PartState>;

/** The missing dependencies that each subgraph reports; undefined without an answer. */
type Found = ReadonlyMap<string, string[] | undefined>;

/** The states after another check of all subgraphs. */
export function observe(before: PartStates, found: Found, now: Date): PartStates {
  return new Map(
    parts.map(({ name, subgraph, needs }) => [
      name,
      next(before.get(name), healthOf(found.get(subgraph), needs), now),
    ]),
  );
}

function healthOf(missing: string[] | undefined, needs: readonly string[]): Health {
  if (!missing || missing.some((each) => needs.includes(each))) return 'away';
  return missing.includes('nats') ? 'late' : 'works';
}

function next(before: PartState | undefined, health: Health, now: Date): PartState {
  if (!before) return { health, since: now };
  if (before.health === health) return { health, since: before.since };
  if (health === 'away' && !before.missedAt) return { ...before, missedAt: now };
  return { health, since: health === 'away' ? (before.missedAt ?? now) : now };
}
