import type { HeldNotice, NoticeBody } from './notice.ts';

const htmlLimit = 4_096;

/**
 * One message of as many of the notices as fit, the first ones; always at least one. Of several each is numbered, and so
 * are its buttons.
 */
export function joinNotices<Notice extends Pick<HeldNotice, 'body'>>(
  notices: readonly Notice[],
): { taken: readonly Notice[]; body: NoticeBody } {
  const [first] = notices;
  let body: NoticeBody = first?.body ?? { html: '', buttons: [] };
  let count = Math.min(1, notices.length);
  for (; count < notices.length; count += 1) {
    const next = numbered(notices.slice(0, count + 1));
    if (next.html.length > htmlLimit) break;
    body = next;
  }
  return { taken: notices.slice(0, count), body };
}

function numbered(notices: readonly Pick<HeldNotice, 'body'>[]): NoticeBody {
  return {
    html: notices.map(({ body }, index) => `${index + 1}. ${body.html}`).join('\n\n'),
    buttons: notices.flatMap(({ body }, index) =>
      body.buttons.map((row) => row.map(({ label, data }) => ({ label: `${index + 1}. ${label}`, data }))),
    ),
  };
}
