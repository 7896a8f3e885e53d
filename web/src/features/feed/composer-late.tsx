import type { ComponentProps } from 'react';
import { late } from '../../components/late.tsx';
import type { Composer as Field } from './composer.tsx';

type Props = Omit<ComponentProps<typeof Field>, 'small'>;

/** Not among what the first screen waits for; until then there is as much room as the field and its button take. */
export const Composer = late<Props>(async () => (await import('./composer.tsx')).Composer, {
  place: <span className="block h-24 sm:h-11" />,
});

const Small = late<ComponentProps<typeof Field>>(async () => (await import('./composer.tsx')).Composer, {
  place: <span className="block h-11" />,
});

/** For comments. */
export const SmallComposer = (props: Props) => <Small {...props} small />;
