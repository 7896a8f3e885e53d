export const TICKET_COOKIE = 'tippspiel_ticket';

/** As long as the user service believes what stands in it. */
const MINUTES_30_SECONDS = 30 * 60;
/** Browsers keep no longer cookie. */
const LONGEST = 4_000;
const value = new RegExp(`(?:^|;\\s*)${TICKET_COOKIE}=([\\w.-]{1,${LONGEST}})(?:;|$)`);

/** The browser's ticket of a login by a provider that is under way; undefined without one. */
export function readTicket(header: string | undefined): string | undefined {
  return header === undefined ? undefined : value.exec(header)?.[1];
}

/** The Set-Cookie header for it; an empty one takes it away. Lax: the browser comes back with it from another site. */
export function ticketCookie(ticket: string, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${ticket ? MINUTES_30_SECONDS : 0}; HttpOnly; SameSite=Lax`;
  return `${TICKET_COOKIE}=${ticket}; ${attributes}${secure ? '; Secure' : ''}`;
}
