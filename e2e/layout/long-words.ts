/** A German compound without a position to break. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte';

/** Fields that players and operators write; in all other fields the longest word is known. */
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

/** Replaces every name and text that people have written by one word of 60 letters. */
export function lengthen(value: unknown): void {
  if (Array.isArray(value)) return value.forEach(lengthen);
  if (typeof value !== 'object' || value === null) return;
  const object = value as Record<string, unknown>;
  for (const field of written[String(object['__typename'])] ?? [])
    if (typeof object[field] === 'string' && object[field]) object[field] = LONG_WORD;
  Object.values(object).forEach(lengthen);
}
