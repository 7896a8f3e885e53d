import { createLucideIcon } from 'lucide-react';

/** The red lantern of the last; the icon set has none. */
export const Lantern = createLucideIcon('lantern', [
  ['path', { d: 'M8.5 7a3.5 3.5 0 0 1 7 0', key: 'handle' }],
  ['path', { d: 'M7 7h10', key: 'lid' }],
  ['path', { d: 'M8 7 7 18M16 7l1 11', key: 'glass' }],
  ['path', { d: 'M6 18h12v3H6z', key: 'foot' }],
  ['path', { d: 'M12 10c1.4 1.4 2 2.3 2 3.3a2 2 0 0 1-4 0c0-1 .6-1.9 2-3.3Z', key: 'flame' }],
]);
