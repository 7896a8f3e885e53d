import type { ComponentProps } from 'react';
import type { FormElement } from '../lib/form/use-form.ts';
import { Form } from './form.tsx';
import { RestoredNote } from './restored-note.tsx';

/** A `Form` with a draft: its note says that it continues one. The first screens load only `Form`. */
export const DraftForm = ({ restored, discard, ...props }: FormElement & ComponentProps<typeof Form>) => (
  <Form {...props} note={restored && <RestoredNote {...restored} busy={props.busy} onDiscard={discard} />} />
);
