import type { IncomingMessage } from 'node:http';

/**
 * Everything that a public answer may depend on, as one text: requests with the same key are answered with the same bytes
 * for as long as the content is the same. Whether forwarded headers count depends on who sent them.
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
