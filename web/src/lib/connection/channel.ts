/** Messages between the pages of this browser. */
export type Message =
  /** The player whose page has just been opened, 0 for a visitor, or whose login has just ended. A hint: the gateway knows. */
  | { kind: 'viewer'; id: number }
  /** A player has entered this change of a thing of a kind (`lib/save/outbox.ts`); null: the server has it now. */
  | { kind: 'outbox'; userId: number; of: string; key: string | number; target: unknown }
  /** A page has opened its stream of news. */
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
    // As in Firefox where site data is refused: what other pages tell is a hint, and the app works without.
    return;
  }
  channel.onmessage = ({ data }: MessageEvent<Message>) => listeners.forEach((listener) => listener(data));
};

const close = (): void => {
  channel?.close();
  channel = null;
};

/** Once, at the start of the app. */
export const startChannel = (): void => {
  open();
  // A page that the browser keeps for the way back must not keep its channel.
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
};

/** To all other pages of this browser; this one does not get it. */
export const publish = (message: Message): void => channel?.postMessage(message);

/** Until the function it returns is called. */
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
