import { newKey } from './new-key.ts';

/** What is known of a thing when something is entered for it: enough to look after it once the app was closed. */
export interface About<Stored> {
  /** What the server had, as far as this device knew. */
  base: Stored;
  /** Milliseconds by the server's clock. */
  lockAt: number;
  /** 'Deutschland – Ungarn' */
  label: string;
  /** The tip page it stands on; 0 where there is none. */
  page: number;
  /** Address of where it is entered. */
  to: string;
}

/** By field, what the server may have of it by this player's own doing here; null for anything, which it has drawn itself. */
type Ours = Readonly<Record<string, readonly unknown[] | null>>;

/** What was entered and is not safe yet: kept on the device until it is. */
export interface Kept<Wish, Stored> {
  /** Another one with every change: what is taken away is never something newer. */
  id: string;
  /** All that must stand on the server in the end. */
  wish: Wish;
  /** False once the server has it, while an earlier save may still come through and overwrite it. */
  isOpen: boolean;
  ours: Ours;
  about: About<Stored>;
  /** 'Dein Tipp 2:1 für Deutschland – Ungarn' */
  name: string;
  /** By this device's clock, but always later than what it follows. */
  enteredAt: number;
}

/** What is particular to things that outlive the app. */
export interface KeepRules<Wish extends object, Stored extends Wish> {
  /** Without what cannot be compared with what the server has. */
  comparable: (wish: Wish) => Wish;
  /** The fields that a wish decides, with those that make no sense without: half of another tipp makes no tipp of one's own. */
  touched: (wish: Wish) => readonly string[];
  /** What a save that is cut short may leave in any field. */
  passing: readonly unknown[];
  /** How players call what they entered. */
  nameOf: (wish: Wish, about: About<Stored>) => string;
}

const fieldsOf = (wish: object): Readonly<Record<string, unknown>> => wish as Record<string, unknown>;

const withValues = (ours: Ours, values: object): Ours => {
  const all: Record<string, readonly unknown[] | null> = { ...ours };
  for (const [field, value] of Object.entries<unknown>({ ...values })) {
    const known = all[field];
    if (known !== null) all[field] = [...new Set([...(known ?? []), value])];
  }
  return all;
};

/** What the server draws of a wish: both goals, by the dice. */
const drawnFields = <Wish extends object, Stored extends Wish>(
  { comparable, touched }: KeepRules<Wish, Stored>,
  wish: Wish,
): readonly string[] => {
  const named = comparable(wish);
  const isDrawn = Object.keys(named).length < Object.keys(wish).length;
  return isDrawn ? touched(wish).filter((field) => !(field in named)) : [];
};

/** With all that a wish, once sent, may leave on the server. */
const withWish = <Wish extends object, Stored extends Wish>(
  rules: KeepRules<Wish, Stored>,
  { ours, wish }: Kept<Wish, Stored>,
): Ours => ({
  ...withValues(ours, rules.comparable(wish)),
  ...Object.fromEntries(drawnFields(rules, wish).map((field) => [field, null])),
});

interface Entered<Wish, Stored> {
  wish: Wish;
  isOpen: boolean;
  about: About<Stored>;
  /** What was kept until now. */
  before: Kept<Wish, Stored> | null;
  /** The player has seen what the server has, and decides anew. */
  hasSeen: boolean;
}

export const nextKept = <Wish extends object, Stored extends Wish>(
  rules: KeepRules<Wish, Stored>,
  { wish, isOpen, about, before, hasSeen }: Entered<Wish, Stored>,
): Kept<Wish, Stored> => {
  const earlier = before ? withWish(rules, before) : {};
  return {
    id: newKey(),
    wish,
    isOpen,
    ours: hasSeen ? withValues(earlier, about.base) : earlier,
    about,
    name: rules.nameOf(wish, about),
    enteredAt: Math.max(Date.now(), (before?.enteredAt ?? 0) + 1),
  };
};

/** Two of one thing, as two tabs or a crash leave them: one that knows of both what is its own. */
export const joinKept = <Wish extends object, Stored extends Wish>(
  rules: KeepRules<Wish, Stored>,
  kept: Kept<Wish, Stored>,
  other: Kept<Wish, Stored>,
): Kept<Wish, Stored> => {
  const ours: Record<string, readonly unknown[] | null> = { ...kept.ours };
  for (const [field, values] of Object.entries(withWish(rules, other))) {
    const known = ours[field];
    ours[field] = values === null || known === null ? null : [...new Set([...(known ?? []), ...values])];
  }
  return { ...kept, ours };
};

/** The player has seen what the server has, and wants the own all the same. */
export const allowing = <Wish, Stored extends object>(
  kept: Kept<Wish, Stored>,
  stored: Stored,
): Kept<Wish, Stored> => ({ ...kept, ours: withValues(kept.ours, stored) });

/** The fields in which the server has something that was not entered here: another device has decided since. */
export const strangeFields = <Wish extends object, Stored extends Wish>(
  rules: KeepRules<Wish, Stored>,
  { ours }: Kept<Wish, Stored>,
  wish: Wish,
  stored: Stored,
): string[] => {
  const wished = fieldsOf(wish);
  const seen = fieldsOf(stored);
  const isStrangeIn = (field: string): boolean => {
    const value = seen[field];
    if (!(field in seen) || value === wished[field] || rules.passing.includes(value)) return false;
    return ours[field]?.includes(value) === false;
  };
  return rules.touched(wish).filter(isStrangeIn);
};

/** Whether the server has drawn what it was asked for: then it is not asked for again. */
export const hasDrawn = <Wish extends object, Stored extends Wish>(
  rules: KeepRules<Wish, Stored>,
  kept: Kept<Wish, Stored>,
  wish: Wish,
  stored: Stored,
): boolean => {
  const drawn = drawnFields(rules, wish);
  const seen = fieldsOf(stored);
  return (
    drawn.length > 0 &&
    drawn.every((field) => seen[field] !== null) &&
    drawn.some((field) => kept.ours[field]?.includes(seen[field]) === false)
  );
};
