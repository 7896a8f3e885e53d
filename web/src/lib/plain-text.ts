/** The text of operators' HTML, where there is room for one line; nothing of it is run or loaded. */
export const plainText = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
