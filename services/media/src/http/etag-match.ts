/** Whether a list such as `"a", W/"b"` (If-None-Match) contains this tag. */
export function matchesEtag(list: string | undefined, etag: string): boolean {
  return list?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
