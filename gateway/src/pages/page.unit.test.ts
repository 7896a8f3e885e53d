import { describe, expect, test } from '@jest/globals';
import { createScreens } from './find-screen.ts';
import type { PageConfig } from './page-config.ts';
import { composePage } from './page.ts';
import { pageTemplate } from './page-template.ts';
import type { StartScreen } from './start-file.ts';
import { prerendered } from './web-build.ts';

const html = (body: string) =>
  `<head><title>Tippspiel</title><script id="page-config" type="application/json"></script></head><body>${body}</body>`;
const screen = (
  path: string,
  access: StartScreen['access'],
  more: Partial<StartScreen> = {},
): StartScreen => ({
  ...{ path, access, title: 'Titel', files: [], first: [] },
  ...more,
});
const find = createScreens([
  screen('/', 'anonymous', { page: 'landing', files: ['/assets/landing.js', '/assets/guest.css'] }),
  screen('/registrieren/:recommendGuid', 'anonymous', { page: 'landing' }),
  screen('/', 'player', { page: 'shell-home', files: ['/assets/home.js'] }),
  screen('/rangliste', 'player', { title: 'Rangliste <1>', files: ['/assets/ranking.js'] }),
  screen('/spielergruppe/:id', 'player'),
  screen('/tabelle', 'all', { page: 'shell-any' }),
]);
const names = [
  ...['landing-register', 'landing-login', 'landing-invited', 'landing-recommended'],
  ...['shell-home', 'shell-home-strip', 'shell-any'],
];
const pages = new Map(
  names.map((name) => [
    name,
    prerendered(html(`<style>.${name}{}</style><i>${name} {{tournamentName}}</i>`)),
  ]),
);
const web = { id: 'b', find, flags: {}, plain: pageTemplate(html('<i>plain</i>')), prerendered: pages };

const ada = {
  ...{ sessionId: 's', userId: 7, isLocked: false, isAdmin: false },
  ...{ firstname: 'Ada', fullname: 'Ada L' },
};
const compose = (
  url: string,
  session: typeof ada | null,
  more: Partial<PageConfig> = {},
  answers = [] as never[],
) =>
  composePage({
    ...{ web, url, answers, publicUrl: 'https://tippspiel.example' },
    found: find(url, session),
    config: {
      csrfToken: 't',
      user: session && { id: 7, firstname: 'Ada', fullname: 'Ada L', isAdmin: false },
      tournamentName: 'EM 2024',
      serverTime: '',
      build: 'b',
      ...more,
    },
  });
const begins = (url: string, ...more: [typeof ada | null, Partial<PageConfig>?]) =>
  /<i>(.*)<\/i>/.exec(compose(url, ...more).html)?.[1];

describe('a page begins with the prerendered HTML', () => {
  test.each([
    ['/', 'landing-register'],
    ['/?returnTo=%2Frangliste', 'landing-login'],
    ['/registrieren/4f1', 'landing-recommended'],
    ['/rangliste', 'landing-login'],
    ['/rangliste?suche=%2F', 'landing-login'],
    ['/spielergruppe/12', 'landing-login'],
    ['/spielergruppe/4f1aaaaa?von=x', 'landing-invited'],
    ['/?returnTo=%2Fspielergruppe%2F4f1aaaaa%3Fvon%3Dx', 'landing-invited'],
  ])('for a visitor at %s', (url, name) => {
    expect(begins(url, null)).toBe(`${name} EM 2024`);
  });

  test('for a player, if the screen has any', () => {
    expect(begins('/', ada)).toBe('shell-home EM 2024');
    expect(begins('/rangliste', ada)).toBe('plain');
    expect(begins('/tabelle', ada)).toBe('shell-any EM 2024');
    expect(begins('/tabelle', null)).toBe('plain');
    expect(begins('/nirgends', null)).toBe('plain');
  });

  test('with space for the live strip near a kick-off', () => {
    const serverTime = '2026-06-15T19:00:00.000Z';
    const home = (kickOffs: string[]) => begins('/', ada, { serverTime, kickOffs });
    expect(home(['2026-06-15T19:30:00.000Z'])).toBe('shell-home-strip EM 2024');
    expect(home(['2026-06-15T21:00:00.000Z'])).toBe('shell-home EM 2024');
    // Pages for visitors have no live strip.
    expect(begins('/', null, { serverTime, kickOffs: [serverTime] })).toBe('landing-register EM 2024');
  });

  test('if all its values are known, and the app itself need not decide', () => {
    expect(begins('/', null, { tournamentName: undefined })).toBe('plain');
    expect(begins('/?returnTo=%2Fabmelden', null)).toBe('plain');
  });

  test('and returns the hashes of its styles', () => {
    const hash = expect.stringMatching(/^'sha256-[\w+/]+=*'$/) as unknown as string;
    expect(compose('/', ada).inline).toEqual({ 'script-src': [], 'style-src': [hash] });
    expect(compose('/rangliste', ada).inline).toBeUndefined();
  });
});

describe('the head of a page', () => {
  test('preloads the files that only this screen needs', () => {
    expect(compose('/', ada).html).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/home.js"></head>',
    );
    const ofLanding = compose('/rangliste', null).html;
    expect(ofLanding).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/landing.js">',
    );
    expect(ofLanding).toContain('<link rel="preload" as="style" crossorigin href="/assets/guest.css">');
    expect(compose('/rangliste', ada).html).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/ranking.js">',
    );
  });

  test('has the title of the screen', () => {
    expect(compose('/rangliste', ada).html).toContain('<title>Rangliste &lt;1&gt; – Tippspiel</title>');
    expect(compose('/nirgends', ada).html).toContain('<title>Tippspiel</title>');
  });

  test('has a link preview for visitors only', () => {
    const { html: page } = compose('/rangliste', null);
    expect(page).toContain('<meta property="og:title" content="Rangliste &lt;1&gt; – Tippspiel EM 2024">');
    expect(page).toContain('<meta property="og:image" content="https://tippspiel.example/bild/spiel">');
    expect(compose('/', null).html).toContain('<meta property="og:title" content="Tippspiel EM 2024">');
    expect(compose('/rangliste', ada).html).not.toContain('og:');
  });

  test('names the group that an invite link leads to', () => {
    const invitation = {
      name: 'GroupInvitation',
      variables: {},
      data: { invitedGroup: { name: 'Die "Elf"' } },
    };
    const url = '/spielergruppe/4f1aaaaa';
    const { html: page } = compose(url, null, {}, [invitation] as never[]);
    expect(page).toContain(
      'content="Einladung in die Spielergruppe „Die &quot;Elf&quot;“ – Tippspiel EM 2024"',
    );
    expect(page).toContain('<title>Einladung in die Spielergruppe „Die &quot;Elf&quot;“ – Tippspiel</title>');
    const gone = { ...invitation, data: { invitedGroup: null } };
    expect(compose(url, null, {}, [gone] as never[]).html).toContain('content="Titel – Tippspiel EM 2024"');
  });
});
