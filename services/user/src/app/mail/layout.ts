import { escapeHtml } from '@tippspiel/shared/platform/text/escape-html';
import type { Letter, LetterContent, Letterhead } from './letter.ts';

/**
 * The web app's colours (web/src/styles/tokens.css): light ones inline, for mail clients without style sheet support.
 */
const BRAND = '#11583f';
const TURF = '#0a3527';
const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** For mail clients that follow the system theme; others invert the colours themselves or stay light. */
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: ${BRAND}; }
  @media (prefers-color-scheme: dark) {
    .page { background: #0d1512 !important; }
    .card { background: #14201b !important; border-color: #263a32 !important; }
    .ink { color: #edf3ef !important; }
    .ink-2, .ink-2 a { color: #b9c9c1 !important; }
    .button, .button a { background: #45c08d !important; color: #03120d !important; }
    a { color: #6fd3a5; }
  }
  @media (max-width: 480px) { .card-inside { padding: 24px 20px !important; } .card-head, .foot { padding-left: 20px !important; padding-right: 20px !important; } .button a { display: block !important; } }`;

const FOOTER = 'Du bekommst diese E-Mail, weil diese Adresse im Tippspiel angegeben wurde.';

/**
 * Renders a template's content as HTML and as text. The HTML uses tables and inline styles, which mail clients support.
 */
export function layOut(content: LetterContent, { publicUrl }: Letterhead): Letter {
  const { subject, expires, unsubscribe } = content;
  return {
    subject,
    html: htmlOf(content, publicUrl),
    text: textOf(content, publicUrl),
    ...(expires && { expires }),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
  };
}

function textOf(content: LetterContent, publicUrl: string): string {
  const { heading, paragraphs, links = [], button, notes = [], unsubscribe } = content;
  const blocks = [
    heading,
    ...paragraphs,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...notes,
    `-- \n${FOOTER}\n${publicUrl}`,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

const link = (url: string, label: string, style = '') =>
  `<a href="${escapeHtml(url)}"${style && ` style="${style}"`}>${escapeHtml(label)}</a>`;

const buttonOf = ({ label, url }: { label: string; url: string }) => `
          <table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td style="padding:8px 0 24px">
            <table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
              <td class="button" align="center" bgcolor="${BRAND}" style="border-radius:10px;background:${BRAND};color:#ffffff">
                ${link(url, label, `display:inline-block;padding:14px 28px;font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:10px;${FONT}`)}
              </td></tr></table>
          </td></tr></table>`;

const small = (inner: string) =>
  `<p class="ink-2" style="margin:0 0 12px;font-size:14px;line-height:21px;color:#4b473e">${inner}</p>`;

/** For mail clients that show no button. */
const address = ({ url }: { url: string }) =>
  small(
    `Falls der Knopf nicht geht, öffne diese Adresse:<br><span style="word-break:break-all">${link(url, url)}</span>`,
  );

/** A separate link, with its address below for mail clients without links. */
const way = ({ label, url }: { label: string; url: string }) =>
  `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:25px;font-weight:600">${link(url, label)}<br><span class="ink-2" style="font-size:12px;line-height:18px;font-weight:400;color:#4b473e;word-break:break-all">${escapeHtml(url)}</span></p>`;

function htmlOf(content: LetterContent, publicUrl: string): string {
  const { subject, preview, heading, paragraphs, links = [], button, notes = [], unsubscribe } = content;
  const text = paragraphs.map(
    (paragraph) =>
      `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:25px;color:#211f1a">${escapeHtml(paragraph)}</p>`,
  );
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f4ee;${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table class="page" role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="background:#f6f4ee;${FONT}">
  <tr><td align="center" style="padding:24px 12px">
    <table class="card" role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:560px;background:#fffefb;border:1px solid #e2ddd0;border-radius:16px;border-collapse:separate;overflow:hidden">
      <tr><td class="card-head" bgcolor="${TURF}" style="padding:18px 28px;background:${TURF};border-radius:15px 15px 0 0;font-size:18px;line-height:24px;font-weight:700">
        ${link(publicUrl, 'Tippspiel', 'color:#ffffff;text-decoration:none')}
      </td></tr>
      <tr><td class="card-inside" align="left" style="padding:32px 28px 20px">
          <h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:29px;font-weight:700;color:#211f1a">${escapeHtml(heading)}</h1>
          ${[...text, ...links.map(way)].join('\n          ')}${button ? buttonOf(button) : ''}
          ${notes.map((note) => small(escapeHtml(note))).join('\n          ')}
          ${button ? address(button) : ''}
      </td></tr>
    </table>
    <table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%" style="max-width:560px"><tr>
      <td class="ink-2 foot" align="left" style="padding:16px 28px;font-size:13px;line-height:19px;color:#4b473e">
        ${FOOTER}<br>${link(publicUrl, publicUrl.replace(/^https?:\/\//, ''))}${unsubscribe ? ` · ${link(unsubscribe.url, unsubscribe.label)}` : ''}
      </td></tr></table>
  </td></tr>
</table>
</body>
</html>
`;
}
