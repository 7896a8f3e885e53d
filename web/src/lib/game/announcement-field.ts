/** The announcement of a drawing in an operator's post. */
export interface AnnouncementValue {
  priceId: number | null;
  /** Tagespreis, Wochenpreis, … */
  priceKind: string;
  /** The winners' names as announced. */
  winnerString: string;
}

/** The field of the post form for it. */
export interface AnnouncementField {
  /** Null without a drawing. */
  value: AnnouncementValue | null;
  onChange: (value: AnnouncementValue | null) => void;
  /** The problem, in German. */
  error: string | undefined;
  /** Appends HTML to the post; a second call replaces the HTML of the first. */
  onText: (html: string) => void;
}
