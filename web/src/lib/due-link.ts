/** Something that operators should do next, on another screen. */
export interface DueLink {
  key: string;
  name: string;
  what: string;
  /** On the link. */
  step: string;
  to: string;
}
