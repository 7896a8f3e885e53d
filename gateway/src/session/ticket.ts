export const TICKET_COOKIE = 'tippspiel_ticket';

/** The longer of a ticket's two lifetimes in the user service. */
const MINUTES_30_SECONDS = 30 * 60;
/** Browsers do not store longer cookies. */
const MAX_LENGTH = 4_000;
const value = new RegExp(`(?:^|;\\s*)${TICKET_COOKIE}=([\\w.-]{1,${MAX_LENGTH}})(?:;|$)`);

/** The browser's ticket of a pending login at an external provider; undefined without one. */
export function readTicket(header: string | undefined): string | undefined {
  return header === undefined ? undefined : value.exec(header)?.[1];
}

/** The Set-Cookie header for a ticket, or to delete it (''). Lax, because the browser returns from another site. */
export function ticketCookie(ticket: string, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${ticket ? MINUTES_30_SECONDS : 0}; HttpOnly; SameSite=Lax`;
  return `${TICKET_COOKIE}=${ticket}; ${attributes}${secure ? '; Secure' : ''}`;
}
