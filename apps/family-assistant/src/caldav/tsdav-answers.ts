import type { DAVResponse } from 'tsdav';
import { CalendarServerUnavailableError } from './calendar-server.ts';

/** One resource of a multistatus answer (RFC 4918 §13). */
export interface Row {
  /** Normalised by {@link normalHref}. */
  readonly href: string;
  /** Of the resource as a whole; 200 when only its properties have one. */
  readonly status: number;
  readonly failed: boolean;
  /** Those that were found, by their local names in camel case. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** A whole multistatus answer, in the server's order. */
export interface Answer {
  readonly rows: readonly Row[];
  /** RFC 6578 §6.4. */
  readonly syncToken: string | null;
}

/** @throws CalendarServerUnavailableError when it is no multistatus answer, such as the page of a proxy */
export function answerOf(responses: readonly DAVResponse[]): Answer {
  const multistatus = (responses[0]?.raw as { multistatus?: { syncToken?: unknown } } | undefined)?.multistatus;
  if (!multistatus)
    throw new CalendarServerUnavailableError('The calendar server does not answer like a WebDAV server.', {
      uncertain: false,
    });
  return { rows: responses.flatMap(rowOf), syncToken: textOf(multistatus.syncToken) };
}

function rowOf({ href, status, error, props }: DAVResponse): Row[] {
  const text = textOf(href);
  if (text === null) return [];
  return [
    { href: normalHref(text), status: status === 207 ? 200 : status, failed: error !== undefined, props: props ?? {} },
  ];
}

/** The text of an element as tsdav reads it: a string, a number or boolean that it was taken for, or CDATA sections. */
export function textOf(element: unknown): string | null {
  if (typeof element === 'string') return element === '' ? null : element;
  if (typeof element === 'number' || typeof element === 'boolean') return String(element);
  const sections = (element as { _cdata?: string | string[] } | null | undefined)?._cdata;
  if (sections === undefined) return null;
  return textOf(Array.isArray(sections) ? sections.join('') : sections);
}

/** The `href` inside an element such as `current-user-principal`; of several the first. */
export function hrefIn(element: unknown): string | null {
  const href = (element as { href?: unknown } | null | undefined)?.href;
  return textOf(Array.isArray(href) ? href[0] : href);
}

/**
 * The path of an address or path, each segment escaped in the one way of `encodeURIComponent`, so that two spellings of
 * one path become the same string. A slash at the end is kept.
 */
export function normalHref(href: string): string {
  // Two slashes in front would be read as the name of a host.
  const path = href.startsWith('//') ? href.replace(/^\/+/, '/') : href;
  const { pathname } = new URL(path, 'http://server/');
  return pathname.replace(/^\/+/, '/').split('/').map(normalSegment).join('/');
}

function normalSegment(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}

/**
 * An entity tag as `If-Match` wants it: quoted, strong, not escaped for HTML. Null for anything that is none.
 * A weak tag never matches (RFC 9110 §13.1.1), and proxies that compress make strong ones weak, so the mark is dropped.
 */
export function normalEtag(text: string | null | undefined): string | null {
  const plain = (text ?? '')
    .replaceAll(/&quot;|&#34;/g, '"')
    .trim()
    .replace(/^W\//i, '');
  const opaque = /^"(.*)"$/s.exec(plain)?.[1] ?? plain;
  return /^[\x20\x21\x23-\x7e\x80-\xff]+$/.test(opaque) ? `"${opaque}"` : null;
}
