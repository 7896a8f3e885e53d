import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { searchWith } from './search.ts';

interface DialogAddress {
  /** The parameter's value; null while the dialog is closed. */
  value: string | null;
  open: (value: string | number) => void;
  /** Replaces the content of the open dialog. */
  swap: (changes: Readonly<Record<string, string | number | null>>) => void;
  close: () => void;
}

/** State of a link that opens a dialog: `state={openedHere(name)}`. */
export const openedHere = (name: string) => ({ dialog: name });

/** Key of the history entry that is being left: a second tap meanwhile must not leave the screen, too. */
let leaving = '';

/**
 * The state of a dialog in the address: it can be linked and reloaded, and a phone's back button closes it. The `extra`
 * parameters belong to the dialog and disappear with it.
 */
export const useDialogAddress = (name: string, extra: readonly string[] = []): DialogAddress => {
  const [params] = useSearchParams();
  const { state, key } = useLocation() as { state: { dialog?: string } | null; key: string };
  const navigate = useNavigate();
  const openedByUs = state?.dialog === name;

  const go = useCallback(
    (
      changes: Readonly<Record<string, string | number | null>>,
      options: { replace: boolean; state: unknown },
    ) => void navigate({ search: searchWith(params, changes) }, { preventScrollReset: true, ...options }),
    [navigate, params],
  );

  // The player may return to the entry by 'forward'.
  useEffect(
    () => () => {
      if (leaving === key) leaving = '';
    },
    [key],
  );

  const swap: DialogAddress['swap'] = (changes) => go(changes, { replace: true, state });
  return {
    value: params.get(name),
    open: (value) => {
      // A second tap while the dialog loads must not add a second entry.
      if (params.has(name)) swap({ [name]: value });
      else go({ [name]: value }, { replace: false, state: openedHere(name) });
    },
    swap,
    close: () => {
      if (openedByUs) {
        if (leaving === key) return;
        leaving = key;
        return void navigate(-1);
      }
      const gone = Object.fromEntries([name, ...extra].map((each) => [each, null]));
      go(gone, { replace: true, state: null });
    },
  };
};
