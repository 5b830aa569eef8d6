import type { IncomingMessage } from 'node:http';

/**
 * All parts of a request that a public answer may depend on, as one text: while the content stays the same, requests with the
 * same key get the same bytes. With forwarded headers the sender's address is part of it, because it decides whether they are
 * trusted.
 */
export function requestKey({ method, url, headers, socket }: IncomingMessage): string {
  const forwardedHost = headers['x-forwarded-host'];
  const forwardedProto = headers['x-forwarded-proto'];
  const forwarded =
    forwardedHost || forwardedProto
      ? `\n${forwardedHost ?? ''}\n${forwardedProto ?? ''}\n${socket.remoteAddress ?? ''}`
      : '';
  const { host = '', cookie = '' } = headers;
  const language = headers['accept-language'] ?? '';
  const encoding = headers['accept-encoding'] ?? '';
  const known = headers['if-none-match'] ?? '';
  return `${method} ${url}\n${host}\n${language}\n${encoding}\n${cookie}\n${known}${forwarded}`;
}
