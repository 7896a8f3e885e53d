import type { Page } from 'playwright-core';
import { withoutFirstAnswers } from './first-answers.ts';

/** A word as German can make it, without a place to break. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte';

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

const lengthen = (value: unknown): void => {
  if (Array.isArray(value)) return value.forEach(lengthen);
  if (typeof value !== 'object' || value === null) return;
  const object = value as Record<string, unknown>;
  for (const field of written[String(object['__typename'])] ?? [])
    if (typeof object[field] === 'string' && object[field]) object[field] = LONG_WORD;
  Object.values(object).forEach(lengthen);
};

/** From now on every name and text that people have written is one word of 60 letters. */
export async function useLongWords(page: Page): Promise<void> {
  await withoutFirstAnswers(page);
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const body: unknown = await answer.json();
    lengthen(body);
    await route.fulfill({ response: answer, json: body });
  });
}

/** As a reader sets it who needs larger letters; 100 is as usual. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate(`document.documentElement.style.fontSize = '${percent}%'`);
}

// Text in a box that cuts it off, sideways or below. Not what is cut on purpose, with an ellipsis or for screen readers alone, nor
// what can be scrolled to, nor what is not drawn as long as it is out of sight.
const FIND_CLIPPED = `(() => {
  const found = [];
  // Asked once for each element: many texts share their ancestors.
  const known = new Map();
  const style = (element) => {
    if (!known.has(element)) {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp, clipPath, width } = getComputedStyle(element);
      const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || (position === 'absolute' && width === '1px') ||
        clipPath.startsWith('inset(50%');
      known.set(element, { overflowX, overflowY, position, isMeant });
    }
    return known.get(element);
  };
  // Beside what a row shows that is scrolled sideways.
  const isScrolledAway = ({ left, right }, element) => {
    for (let box = element; box; box = box.parentElement) {
      if (!/auto|scroll/.test(style(box).overflowX)) continue;
      const edge = box.getBoundingClientRect();
      if (right <= edge.left || left >= edge.right) return true;
    }
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || node.parentElement.closest('noscript, script, select, [aria-hidden=true], [role=img]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 2 || text.height < 2 || !node.parentElement.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
    if (isScrolledAway(text, node.parentElement)) continue;
    let isFree = true;
    for (let box = node.parentElement; box && isFree; box = box.parentElement) {
      const { overflowX, overflowY, position, isMeant } = style(box);
      if (isMeant) break;
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (/hidden|clip/.test(overflowX + overflowY)) {
        const edge = box.getBoundingClientRect();
        // Wholly out of sight is meant: a word that gives way where there is no room.
        if (text.top >= edge.bottom - 2 && (box.clientHeight < 100 || overflowX === 'visible')) break;
        isFree = text.left >= edge.left - 2 && text.right <= edge.right + 2 && text.bottom <= edge.bottom + 4 && text.top >= edge.top - 4;
      }
      if (box === document.body) isFree = isFree && text.left >= -2 && text.right <= innerWidth + 2;
      if (position === 'fixed') break;
    }
    if (!isFree) found.push(node.data.trim().slice(0, 40));
  }
  return [...new Set(found)];
})()`;

// Words of usual length that a line's end cuts in two: 'Fra-u' in a switch, '+1-0' on a card. Not where a hyphen or a slash lets them,
// nor where the browser hyphenates.
const FIND_BROKEN = `(() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('noscript, script, select, .sr-only') || getComputedStyle(parent).hyphens === 'auto') continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\\s\\u00ad/·–-]{2,20}(?![^\\s\\u00ad/·–-])/g)) {
      if (index > 0 && /[^\\s\\u00ad/·–-]/.test(node.data[index - 1])) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.push(word);
    }
  }
  return [...new Set(found)];
})()`;

/** Words that break although they need not: hopefully none. With letters as usual; larger ones may have to break. */
export async function brokenWords(page: Page): Promise<string[]> {
  return (await page.evaluate<string[]>(FIND_BROKEN)).map((word) => `breaks the word '${word}'`);
}

// What makes the page scroll sideways: the innermost elements that reach beyond the screen.
const FIND_SIDEWAYS = `[...document.body.querySelectorAll('*')]
  .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5 && ![...element.children].some((child) => child.getBoundingClientRect().right > innerWidth + 0.5))
  .slice(0, 3).map((element) => element.outerHTML.slice(0, 160))`;

/** What does not fit the screen: hopefully nothing. */
export async function layoutProblems(page: Page): Promise<string[]> {
  const sideways = await page.evaluate<number>(
    'Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth',
  );
  const clipped = await page.evaluate<string[]>(FIND_CLIPPED);
  return [
    ...(sideways > 0
      ? [`scrolls sideways by ${sideways} px: ${(await page.evaluate<string[]>(FIND_SIDEWAYS)).join(' | ')}`]
      : []),
    ...clipped.map((text) => `cuts off '${text}'`),
  ];
}

/** Text sizes in percent: what systems offer most, and the 200 that everybody may ask for (WCAG 1.4.4). */
const TEXT_SIZES = [130, 200] as const;

/** What does not fit with larger text. The page is left as it was. */
export async function largeTextProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const percent of TEXT_SIZES) {
    await setTextSize(page, percent);
    problems.push(...(await layoutProblems(page)).map((problem) => `at ${percent} %: ${problem}`));
  }
  await page.evaluate("document.documentElement.style.removeProperty('font-size')");
  return problems;
}
