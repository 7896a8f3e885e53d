/** A word as German can make it, without a place to break. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte';

/** What players and operators write themselves: everywhere else the longest word is known. */
const written: Record<string, readonly string[]> = {
  Profile: ['firstname', 'lastname', 'street', 'city', 'institution', 'hobbies', 'email'],
  User: ['fullname', 'firstname', 'lastname', 'city'],
  Group: ['name'],
  InvitedGroup: ['name'],
  GroupFounder: ['name'],
  Post: ['text', 'subject', 'winnerString', 'priceKind'],
  Comment: ['text'],
  ReportedText: ['text', 'subject'],
  Report: ['reason'],
  Price: ['name', 'priceKind'],
  Winner: ['kind'],
  Sponsor: ['companyName'],
};

/** Makes one word of 60 letters of every name and text that people have written. */
export function lengthen(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(lengthen);
  if (typeof value !== 'object' || value === null) return;
  const object = value as Record<string, unknown>;
  for (const field of written[String(object['__typename'])] ?? [])
    if (typeof object[field] === 'string' && object[field]) object[field] = LONG_WORD;
  Object.values(object).forEach(lengthen);
}
