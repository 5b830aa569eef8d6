import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { readForwardedProtocol } from './forwarded-protocol.ts';

function read(said?: string): unknown {
  const headers = said === undefined ? {} : { 'x-forwarded-proto': said };
  expect(readForwardedProtocol({ headers } as unknown as IncomingMessage)).toBe(false);
  return (headers as Record<string, string>)['x-forwarded-proto'];
}

it.each([
  ['https', 'https'],
  [' HTTPS ', 'https'],
  ['Http', 'http'],
  ['https, http', 'https'],
  ['javascript', ''],
  ['https://evil.example/?', ''],
  ['https:', ''],
  [':', ''],
  ['', ''],
])('believes of "%s" only "%s"', (said, protocol) => {
  expect(read(said)).toBe(protocol);
});

it('adds no header', () => {
  expect(read()).toBeUndefined();
});
