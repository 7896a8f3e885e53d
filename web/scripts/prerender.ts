/** Prerenders the first screens into `dist/pages`: `node web/scripts/prerender.ts` after a build. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compile, optimize } from '@tailwindcss/node';
import react from '@vitejs/plugin-react';
import { browserslistToTargets, transform } from 'lightningcss';
import { build } from 'vite';
import {
  appPage,
  classesIn,
  prerenderedPages,
  selfContained,
  shellPage,
  toRendered,
  visitorOf,
} from '../prerendered-page.ts';
import { withoutFallback } from '../lean-styles.ts';
import type { renderPage } from '../src/prerendered-pages.tsx';

// React reads this when it is loaded.
process.env['NODE_ENV'] = 'production';

const web = join(import.meta.dirname, '..');
const dist = join(web, 'dist');
const styles = join(web, 'src/styles');

type Draw = typeof renderPage;

/** Builds the app as a module for Node, without bundling packages. */
const loadApp = async (folder: string): Promise<Draw> => {
  await build({
    root: web,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: {
      ssr: 'src/prerendered-pages.tsx',
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'app.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  const app = (await import(pathToFileURL(join(folder, 'app.mjs')).href)) as { renderPage: Draw };
  return app.renderPage;
};

const FONT = /@font-face\s*\{[^}]*\}/g;

/** The build's font faces, which contain the font's final URL. */
const builtFonts = async (): Promise<string> => {
  const assets = join(dist, 'assets');
  const files = (await readdir(assets)).filter((file) => file.endsWith('.css'));
  const all = await Promise.all(files.map((file) => readFile(join(assets, file), 'utf8')));
  return all.flatMap((css) => css.match(FONT) ?? []).join('');
};

/** Targets the browsers of the bundle: `light-dark`, for example, is newer than the oldest of them. */
const minify = async (css: string): Promise<string> => {
  const { browserslist } = JSON.parse(await readFile(join(web, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  const targets = browserslistToTargets(browserslist.map((floor) => floor.replace(' >= ', ' ')));
  return transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets }).code.toString();
};

/** The app's styles for the given classes. */
const stylesOf = async (classes: string[]): Promise<string> => {
  const entry = await readFile(join(styles, 'app.css'), 'utf8');
  const compiler = await compile(entry, { base: styles, onDependency: () => undefined });
  const { code } = optimize(compiler.build(classes));
  return (await builtFonts()) + (await minify(withoutFallback(code))).replace(FONT, '');
};

const folder = await mkdtemp(join(dist, '.app-'));
try {
  const draw = await loadApp(folder);
  const read = (file: string): Promise<string> => readFile(join(dist, file), 'utf8');
  const template = selfContained(await read('index.html'), await read('theme.js'));
  const fill = await readFile(join(web, 'fill-shell.js'), 'utf8');
  await mkdir(join(dist, 'pages'), { recursive: true });
  for (const page of prerenderedPages) {
    const drawing = toRendered(await draw(page.address, visitorOf(page), page.ofAny));
    const html =
      page.kind === 'shell'
        ? shellPage(template, drawing, fill)
        : appPage(template, drawing, await stylesOf(classesIn(drawing.html)));
    await writeFile(join(dist, 'pages', `${page.name}.html`), html);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
