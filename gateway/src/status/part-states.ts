export type Subgraph = 'feed' | 'user' | 'tipp' | 'group' | 'media';

/** The game as players see it: which subgraph does a part, and what that needs for it beside itself. */
export const parts = [
  { name: 'Tippen', subgraph: 'tipp', needs: ['mongodb'] },
  { name: 'Rangliste', subgraph: 'tipp', needs: [] },
  { name: 'Neuigkeiten', subgraph: 'feed', needs: ['mongodb'] },
  { name: 'Gruppen', subgraph: 'group', needs: ['mongodb'] },
  { name: 'Bilder', subgraph: 'media', needs: ['mongodb', 's3'] },
  { name: 'Anmelden', subgraph: 'user', needs: ['mongodb'] },
] as const satisfies { name: string; subgraph: Subgraph; needs: string[] }[];

/** `late`: it works, and what is new arrives later than usual. */
export type Health = 'works' | 'late' | 'away';
/** `missedAt`: when it was first found away; it counts as away once that was found twice in a row. */
export type PartState = { health: Health; since: Date; missedAt?: Date };
export type PartStates = ReadonlyMap<string, PartState>;

/** By subgraph what it says it is missing; undefined where it did not answer. */
type Found = ReadonlyMap<string, string[] | undefined>;

/** The states after one more look at all subgraphs. */
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
