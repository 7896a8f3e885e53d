import { useFlash } from '../../lib/page/use-flash.ts';

/** Whether to show that no joker is left: for some seconds after a tap that needed one. */
export const useRefusal = () => useFlash({ ms: 6000 });
