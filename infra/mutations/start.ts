import { at, type Mutation } from './mutation.ts';

/** The page's start in the gateway, and its continuation in the app. */
export const startRules: Mutation[] = [
  ...at('gateway/src/pages/first-answers.ts', 'unit gateway/src/pages/first-answers', {
    'first answers are queried without the visitor’s identity': [
      'identity: identityOf(visitor),',
      'identity: null,',
    ],
    'an answer with errors is put into the page': ['body.data && !body.errors?.length', 'body.data'],
    'a page waits for late answers': [
      'Promise.race([answer(query).catch(() => []), late])',
      'answer(query).catch(() => [])',
    ],
    'slow services still get first queries': ['if (underWay >= AT_ONCE)', 'if (AT_ONCE < 0)'],
    'a page with the token contains any text of its address': [
      'return received.filter(mayBeInPage);',
      'return received.filter((each) => mayBeInPage(each) || true);',
    ],
  }),
  ...at('gateway/src/pages/page-routes.ts', 'integration gateway/test/start', {
    'a page’s clock is wrong by half of the waiting time': [
      'middle(asked, clock.now())',
      'middle(clock.now(), clock.now())',
    ],
    "the policy refuses a prerendered page's styles": [
      'if (inline) void reply.header',
      'if (!inline) void reply.header',
    ],
  }),
  ...at('gateway/src/pages/first-queries.ts', 'unit gateway/src/pages/first-queries', {
    'visitors get the first queries of players': [
      "const whose = session ? 'players' : 'visitors';",
      "const whose = 'players';",
    ],
    'a filtered address gets the unfiltered first query': [
      "values.includes(search.get(name) ?? '')",
      'values.length > 0',
    ],
  }),
  ...at('gateway/src/pages/find-screen.ts', 'unit gateway/src/pages/find-screen', {
    "players may open operators' screens": [
      "return access === 'all' || session?.isAdmin === true;",
      "return access === 'all' || session !== null;",
    ],
  }),
  ...at('gateway/src/pages/page.ts', 'unit gateway/src/pages/page', {
    'pages of players have previews, pages of visitors have none': [
      "config.user ? '' : previewOf",
      "!config.user ? '' : previewOf",
    ],
  }),
  ...at('gateway/src/pages/page-template.ts', 'unit gateway/src/pages/page-template', {
    'drawings replace the title': ['seen.has(name) || ', ''],
    'placed answers are repeated at the end': ["name === 'bodyEnd' && seen.has('answers')", 'false'],
  }),
  ...at('gateway/src/pages/prerendered-page.ts', 'unit gateway/src/pages/prerendered-page', {
    'a prerendered page is sent with missing values': ['if (index % 2 === 1 && !value) return null;', ''],
    'a name is written into a prerendered page as markup': ['escapeHtml(String(value))', 'String(value)'],
  }),
  ...at('gateway/src/pages/landing-page.ts', 'unit gateway/src/pages/landing-page', {
    'a visitor is redirected to another site': ['^\\/(?![/\\\\])', '^\\/'],
  }),
  ...at('web/prerendered-page.ts', 'unit web/prerendered-page', {
    'a prerendered page contains styles that its policy refuses': [
      '<script|<template|<!--\\$[!?]-->|\\sstyle=|\\son\\w+="',
      '<template',
    ],
  }),
  ...at('web/src/lib/form/use-form.ts', 'unit web/src/lib/form/use-form', {
    "a form loses input typed before the app's start": ['value !== defaultValue', 'false'],
  }),
  ...at('gateway/src/pages/web-files.ts', 'integration gateway/test/web', {
    'templates of pages are served': ['!ofPages.test(path)', "path !== '/index.html'"],
    'files of earlier builds are not served': ['(kept ? [root, resolve(kept)] : [root])', '[root]'],
  }),
  ...at('web/src/apollo/first-answers.ts', 'unit web/src/apollo/first-answers', {
    'an answer in the page is used again later': ['void answers.delete(keyOf(name, variables))', 'undefined'],
    'an answer is taken for other variables': ['`${name}|${JSON.stringify(variables, sorted)}`', 'name'],
    'a slowly loaded page shows old answers as new': ['if (age() > FRESH_MS) answers.clear();', ''],
  }),
  ...at('web/src/lib/connection/live-stream.ts', 'unit web/src/lib/connection/live-stream', {
    "news during a page's loading are never queried": ['[...news.topics, ...missed]', 'news.topics'],
  }),
  ...at('web/src/lib/game/flag-sprite.ts', 'unit web/src/lib/game/flag-sprite', {
    'a flag is drawn at the wrong position': ['index * PITCH + FLAG_UNITS.gutter', 'index * PITCH'],
  }),
];
