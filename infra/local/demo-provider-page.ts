import type { Person } from './open-id-provider.ts';

/** The form's value for a cancelled login. */
export const CANCELLED = 'niemand';

const STYLE = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
  main { max-width: 26rem; margin: 10vh auto; padding: 0 1rem; }
  h1 { font-size: 1.5rem; }
  button { display: block; width: 100%; margin: .75rem 0; padding: .75rem 1rem; border: 1px solid; border-radius: .5rem;
    background: none; color: inherit; font: inherit; text-align: left; cursor: pointer; }
  button:hover, button:focus-visible { outline: 2px solid; }
  small { display: block; }
`;

const describe = ({ email, email_verified, picture }: Person): string =>
  [email, `Adresse ${email_verified ? '' : 'nicht '}bestätigt`, picture ? 'mit Bild' : 'ohne Bild'].join(
    ' · ',
  );

/** The page that asks which person to log in. All its content is ours, so nothing has to be escaped. */
export function loginPage(name: string, people: readonly Person[]): string {
  const buttons = people.map(
    (person) =>
      `<button name="person" value="${person.sub}">${person.given_name} ${person.family_name}<small>${describe(person)}</small></button>`,
  );
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${name}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${name}</h1>
      <p>Hier stünde die Anmeldung bei einem anderen Dienst, etwa einem sozialen Netzwerk. Diesen Dienst gibt es nur in der
        Demo; er fragt nach keinem Passwort.</p>
      <p>Als wer möchtest Du Dich anmelden?</p>
      <form method="post">
        ${buttons.join('\n        ')}
        <button name="person" value="${CANCELLED}">Abbrechen</button>
      </form>
    </main>
  </body>
</html>
`;
}
