import { useCallback } from 'react';
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

/** A second tap within this time must not leave the screen, too. */
const LEAVING_MS = 500;

/** The history entry that was left last, which the player may open again, and the time. */
let left = { key: '', at: 0 };

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
        if (left.key === key && performance.now() - left.at < LEAVING_MS) return;
        left = { key, at: performance.now() };
        return void navigate(-1);
      }
      const gone = Object.fromEntries([name, ...extra].map((each) => [each, null]));
      go(gone, { replace: true, state: null });
    },
  };
};
