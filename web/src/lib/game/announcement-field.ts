/** The announcement of a drawing in an operator's post, as it is being entered. */
export interface AnnouncementValue {
  priceId: number | null;
  /** Tagespreis, Wochenpreis, … */
  priceKind: string;
  /** The winners' names as they are announced. */
  winnerString: string;
}

/** The post form's place for it. */
export interface AnnouncementField {
  /** Null without a drawing. */
  value: AnnouncementValue | null;
  onChange: (value: AnnouncementValue | null) => void;
  /** The problem, in German. */
  error: string | undefined;
  /** Puts HTML behind what stands in the post already; once more, in place of what was put there. */
  onText: (html: string) => void;
}
