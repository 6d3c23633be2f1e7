import { createHash } from 'node:crypto';

/** A page that only says something, without script. */
export interface Message {
  title: string;
  /** A paragraph each. */
  paragraphs: readonly string[];
}

const style = `:root{color-scheme:light dark}
body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif;color:#1b1f24;background:#f7f8fa}
main{max-width:560px;margin:8vh auto;padding:24px;border:1px solid #dfe3e8;border-radius:8px;background:#fff}
h1{margin:0 0 12px;font-size:26px;line-height:1.25}
p{margin:0 0 12px}
p:last-child{margin:0}
@media(prefers-color-scheme:dark){body{color:#e8eaed;background:#15181d}main{border-color:#30363d;background:#1d2127}}`;

/** Content security policy of such a page: its own style, by hash, and its icon. */
export const messagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

/** For whom comes without a link. */
export const linkNeeded: Message = {
  title: 'You need a link',
  paragraphs: [
    'The family dashboard opens from a link of your own. Ask your family’s bot for one in the chat, and open the link that it sends you.',
  ],
};

/** For whom comes with a link that is unknown, expired or revoked. */
export const linkOver: Message = {
  title: 'This link no longer works',
  paragraphs: [
    'Links to the family dashboard work for a while only, and somebody may have ended this one earlier.',
    'Ask your family’s bot for a new one in the chat. Nothing in the calendar is lost or changed.',
  ],
};

/** While the database is unavailable. */
export const tryAgain: Message = {
  title: 'The dashboard is not available right now',
  paragraphs: [
    'It should be back shortly. Your link still works: open it again in a minute. Nothing in the calendar is lost.',
  ],
};

/** The page of a message; its texts are the service's own. */
export function messagePage({ title, paragraphs }: Message): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
</main>
</body>
</html>
`;
}
