import { GENERIC_MESSAGE } from '@tippspiel/shared/contracts/errors/app-error';
import type { FastifyReply } from 'fastify';

const AGAIN = '<p><a href="">Nochmal probieren</a></p>';

/** A page without script and style sheet, for cases where the web app cannot be served. */
const page = (title: string, text: string, then = AGAIN): string => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
  </head>
  <body>
    <h1>${title}</h1>
    <p>${text}</p>
    ${then}
  </body>
</html>
`;

export const unavailablePage = page(
  GENERIC_MESSAGE,
  'Das Tippspiel ist gleich wieder da.',
  `${AGAIN}<p><a href="/status">Was gerade funktioniert</a></p>`,
);
export const notBuiltPage = page('Die Oberfläche fehlt noch', 'Sie entsteht mit: npm run build');
export const notFoundPage = page('Diese Seite gibt es nicht', '<a href="/">Zur Startseite</a>');

export const sendPlainPage = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);

/** Asks whether to log out. @param token the visitor's anti-forgery token, which has only letters, digits, - and _ */
export const logoutPage = (token: string): string =>
  page(
    'Abmelden',
    'Möchtest Du Dich wirklich abmelden?',
    `<form method="post" action="/abmelden">
      <input type="hidden" name="token" value="${token}">
      <button>Abmelden</button>
      <a href="/">Angemeldet bleiben</a>
    </form>`,
  );
