import type { ReactNode } from 'react';

interface FormFailureProps {
  message: string;
  /** A way out. */
  children?: ReactNode;
}

export const FormFailure = ({ message, children }: FormFailureProps) => (
  <div role="alert" className="grid justify-items-start gap-2 rounded-md bg-live-soft px-4 py-3 text-sm">
    <p className="font-semibold text-live">{message}</p>
    {children}
  </div>
);
