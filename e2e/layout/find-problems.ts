import type { Page } from '@playwright/test';

/** Text sizes in percent: normal, the largest that systems usually offer, and the 200 of WCAG 1.4.4. */
const TEXT_SIZES = [100, 130, 200];
/** If the largest text fits, all sizes between fit, too. */
const ON_DESKS = [100, 200];
/** The minimum width for these sizes. */
const DESK = 900;

// Checks all texts of the page for each text size. It is a string, because it runs in the browser. It finds:
// - horizontal scrolling of the page;
// - text that its box cuts off, at the sides or below. Exceptions: text cut on purpose (an ellipsis, or for screen
//   readers only), scrollable text, and text that is not rendered while off-screen;
// - text with an ellipsis that has no room for a single letter;
// - text that overflows its table cell into the next one;
// - at normal text size (larger text may have to break) words of normal length that a line break splits: 'Fra-u' in a
//   switch, '+1-0' on a card. Exceptions: breaks at a hyphen or a slash, and hyphenation by the browser.
const WALK = `(sizes) => {
  const root = document.documentElement;
  const look = (withWords) => {
    const found = new Set();
    const sideways = Math.max(root.scrollWidth, document.body.scrollWidth) - innerWidth;
    if (sideways > 0) {
      const isBeyond = (element) => element.getBoundingClientRect().right > innerWidth + 0.5;
      const inner = [...document.body.querySelectorAll('*')].filter((element) => isBeyond(element) && ![...element.children].some(isBeyond));
      found.add('scrolls sideways by ' + sideways + ' px: ' + inner.slice(0, 3).map((element) => element.outerHTML.slice(0, 160)).join(' | '));
    }
    // Cached per element, because many texts share their ancestors.
    const once = (ask) => {
      const known = new Map();
      return (element) => {
        if (!known.has(element)) known.set(element, ask(element));
        return known.get(element);
      };
    };
    const style = once((element) => {
      const { overflowX, overflowY, position, textOverflow, webkitLineClamp, clipPath, width, hyphens } = getComputedStyle(element);
      const isIntended = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || (position === 'absolute' && width === '1px') ||
        clipPath.startsWith('inset(50%');
      return { overflowX, overflowY, position, isIntended, hyphens };
    });
    const edgeOf = once((element) => element.getBoundingClientRect());
    const isRead = once((element) => !element.closest('noscript, script, select'));
    const isDrawn = once((element) => element.checkVisibility({ visibilityProperty: true }));
    const isInSight = once((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }));
    const isSign = once((element) => element.closest('[aria-hidden=true], [role=img]'));
    const scrolling = once((element) => /auto|scroll/.test(style(element).overflowX));
    // Outside the visible part of a horizontally scrolled row.
    const isScrolledAway = ({ left, right }, element) => {
      for (let box = element; box; box = box.parentElement)
        if (scrolling(box) && (right <= edgeOf(box).left || left >= edgeOf(box).right)) return true;
      return false;
    };
    const isCut = (text, element) => {
      if (text.width < 2 || text.height < 2 || isScrolledAway(text, element)) return false;
      for (let box = element; box; box = box.parentElement) {
        const { overflowX, overflowY, position, isIntended } = style(box);
        if (isIntended || /auto|scroll/.test(overflowX + overflowY)) return false;
        if (/hidden|clip/.test(overflowX + overflowY)) {
          const edge = edgeOf(box);
          // Completely hidden text is intended: a word is dropped if there is no room.
          if (text.top >= edge.bottom - 2 && (box.clientHeight < 100 || overflowX === 'visible')) return false;
          if (text.left < edge.left - 2 || text.right > edge.right + 2 || text.bottom > edge.bottom + 4 || text.top < edge.top - 4) return true;
        }
        if (box === document.body && (text.left < -2 || text.right > innerWidth + 2)) return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const hasNoRoom = once((element) => {
      const { textOverflow, webkitLineClamp, fontSize } = getComputedStyle(element);
      return (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && element.clientWidth < parseFloat(fontSize);
    });
    const runsOut = ({ left, right, width }, element) => {
      const cell = element.closest('.sr-only') ? null : element.closest('td, th');
      if (!cell || width < 2 || style(element).isIntended) return false;
      const edge = edgeOf(cell);
      return left < edge.left - 2 || right > edge.right + 2;
    };
    const linesOf = (range) => new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top))).size;
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || !isRead(parent) || !isDrawn(parent)) continue;
      range.selectNodeContents(node);
      const begins = "'" + node.data.trim().slice(0, 40) + "'";
      if (!isSign(parent) && isInSight(parent)) {
        if (isCut(range.getBoundingClientRect(), parent)) found.add('cuts off ' + begins);
        if (hasNoRoom(parent)) found.add('leaves nothing of ' + begins);
        if (runsOut(range.getBoundingClientRect(), parent)) found.add('runs out of its cell: ' + begins);
      }
      if (!withWords || style(parent).hyphens === 'auto' || parent.closest('.sr-only') || linesOf(range) < 2) continue;
      for (const { 0: word, index } of node.data.matchAll(/[^\\s\\u00ad/·–-]{2,20}(?![^\\s\\u00ad/·–-])/g)) {
        if (index > 0 && /[^\\s\\u00ad/·–-]/.test(node.data[index - 1])) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (linesOf(range) > 1) found.add("breaks the word '" + word + "'");
      }
    }
    return [...found];
  };
  const problems = sizes.flatMap((percent) => {
    if (percent !== 100) root.style.fontSize = percent + '%';
    // Browsers fire this event on zoom.
    if (percent !== 100) dispatchEvent(new Event('resize'));
    return look(percent === 100).map((problem) => (percent === 100 ? '' : 'at ' + percent + ' %: ') + problem);
  });
  root.style.removeProperty('font-size');
  return problems;
}`;

/** The layout problems of the current page at these text sizes. */
export const findProblems = (page: Page, sizes: readonly number[] = TEXT_SIZES): Promise<string[]> =>
  page.evaluate<string[]>(`(${WALK})(${JSON.stringify(sizes)})`);

/** Sets the page's width; resolves when it is rendered. */
export async function setWidth(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width === width) return;
  await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** The same at each of these widths; the page keeps the last one. */
export async function findProblemsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const problems: string[] = [];
  for (const width of widths) {
    await setWidth(page, width);
    const seen = await findProblems(page, width < DESK ? TEXT_SIZES : ON_DESKS);
    problems.push(...seen.map((problem) => `at ${width} px: ${problem}`));
  }
  return problems;
}
