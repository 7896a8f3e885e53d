/** What to tell a player about something that did not work. */
export interface Failure {
  /** In German. */
  message: string;
  /** `extensions.code`, empty when the server was not reached or failed. */
  code: string;
  /** The input's field it concerns, empty for none. */
  field: string;
}
