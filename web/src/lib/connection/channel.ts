/** Messages between the pages of this browser. */
export type Message =
  /** Id of the player whose page opened or whose login ended; 0 for a visitor. Only a hint: the gateway decides. */
  | { kind: 'viewer'; id: number }
  /** A change of an entry (`lib/save/outbox.ts`); null when the server has stored it. */
  | { kind: 'outbox'; userId: number; of: string; key: string | number; target: unknown }
  /** A page has opened its live stream. */
  | { kind: 'live' };

type Kind = Message['kind'];
type MessageOf<Wanted extends Kind> = Extract<Message, { kind: Wanted }>;

const listeners = new Set<(message: Message) => void>();
let channel: BroadcastChannel | null = null;

const open = (): void => {
  if (channel) return;
  try {
    channel = new BroadcastChannel('tippspiel');
  } catch {
    // Firefox throws if site data is blocked. The app works without these hints.
    return;
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => listeners.forEach((listener) => listener(data));
};

const close = (): void => {
  channel?.close();
  channel = null;
};

/** Called once, at the start of the app. */
export const startChannel = (): void => {
  open();
  // An open channel would keep the page out of the back/forward cache.
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
};

/** Sends to all other pages of this browser. */
export const publish = (message: Message): void => channel?.postMessage(message);

/** Returns the function that unsubscribes. */
export const subscribe = <Wanted extends Kind>(
  kind: Wanted,
  listener: (message: MessageOf<Wanted>) => void,
): (() => void) => {
  const each = (message: Message): void => {
    if (message.kind === kind) listener(message as MessageOf<Wanted>);
  };
  listeners.add(each);
  return () => void listeners.delete(each);
};
