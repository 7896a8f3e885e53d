import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';

interface FieldErrorProps {
  /** The field's `aria-describedby` refers to it. */
  id: string;
  children: ReactNode;
}

export const FieldError = ({ id, children }: FieldErrorProps) => (
  <p id={id} className="flex gap-1.5 text-sm font-semibold text-live">
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
    {children}
  </p>
);
