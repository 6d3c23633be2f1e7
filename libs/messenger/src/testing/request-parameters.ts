import type { IncomingMessage } from 'node:http';
import { ApiRefusal } from './api-answer.ts';

/** Parameters of a method call; form values are text, which may be JSON. */
export type RequestParameters = Record<string, unknown>;

/** Reads the parameters of a Bot API call: its query, then a JSON, URL-encoded or multipart body. @throws ApiRefusal */
export async function readParameters(request: IncomingMessage, query: URLSearchParams): Promise<RequestParameters> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const type = request.headers['content-type'] ?? '';
  return { ...Object.fromEntries(query), ...parseBody(type, Buffer.concat(chunks).toString('utf8')) };
}

function parseBody(type: string, body: string): RequestParameters {
  if (body === '') return {};
  if (/^application\/json\b/i.test(type)) return parseObject(body, "can't parse request body as a JSON object");
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return Object.fromEntries(new URLSearchParams(body));
  const boundary = /^multipart\/form-data\b.*?boundary="?([^";]+)/i.exec(type)?.[1];
  return boundary === undefined ? {} : parseMultipart(body, boundary);
}

/** Parses an object given as JSON or as form text. @throws ApiRefusal */
export function objectOf(value: unknown, complaint: string): Record<string, unknown> {
  if (value === undefined || value === null || value === '') return {};
  return isObject(value) ? value : parseObject(String(value), complaint);
}

function parseObject(text: string, complaint: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {
    // Refused below like any text that is not an object.
  }
  throw new ApiRefusal(400, `Bad Request: ${complaint}`);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** RFC 7578, fields only. */
function parseMultipart(body: string, boundary: string): RequestParameters {
  const fields: RequestParameters = {};
  for (const part of `\r\n${body}`.split(`\r\n--${boundary}`).slice(1)) {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const name = /name="([^"]*)"/i.exec(head)?.[1];
    if (name !== undefined) fields[name] = rest.join('\r\n\r\n');
  }
  return fields;
}
