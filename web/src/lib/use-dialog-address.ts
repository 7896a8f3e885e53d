import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { searchWith } from './search.ts';

interface DialogAddress {
  /** The parameter's value; null while the dialog is closed. */
  value: string | null;
  open: (value: string | number) => void;
  /** Shows something else in the open dialog. */
  swap: (changes: Readonly<Record<string, string | number | null>>) => void;
  close: () => void;
}

/** For a link that opens a dialog: `state={openedHere(name)}`. */
export const openedHere = (name: string) => ({ dialog: name });

/**
 * A dialog that stands in the address: it can be linked and reloaded, and a phone's back button closes it.
 * `extra` parameters belong to the dialog and go with it.
 */
export const useDialogAddress = (name: string, extra: readonly string[] = []): DialogAddress => {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { dialog?: string } | null };
  const navigate = useNavigate();
  const openedByUs = state?.dialog === name;

  const go = useCallback(
    (
      changes: Readonly<Record<string, string | number | null>>,
      options: { replace: boolean; state: unknown },
    ) => void navigate({ search: searchWith(params, changes) }, { preventScrollReset: true, ...options }),
    [navigate, params],
  );

  return {
    value: params.get(name),
    open: (value) => go({ [name]: value }, { replace: false, state: openedHere(name) }),
    swap: (changes) => go(changes, { replace: true, state }),
    close: () => {
      if (openedByUs) return void navigate(-1);
      const gone = Object.fromEntries([name, ...extra].map((each) => [each, null]));
      go(gone, { replace: true, state: null });
    },
  };
};
