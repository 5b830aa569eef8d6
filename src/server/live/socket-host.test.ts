import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { hostReader } from './socket-host.ts';

const from = (remoteAddress: string, headers: object) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const forwarded = { host: 'inner:3000', 'x-forwarded-host': 'forno.example' };

it('believes X-Forwarded-Host of trusted proxies only', () => {
  const read = hostReader(['10.0.0.0/8', '::1', '172.16.0.0/255.240.0.0', 'linklocal']);
  expect(read(from('10.1.2.3', forwarded))).toBe('forno.example');
  expect(read(from('::ffff:10.1.2.3', forwarded))).toBe('forno.example');
  expect(read(from('::1', forwarded))).toBe('forno.example');
  expect(read(from('172.31.0.9', forwarded))).toBe('forno.example');
  expect(read(from('169.254.0.9', forwarded))).toBe('forno.example');
  expect(read(from('192.0.2.1', forwarded))).toBe('inner:3000');
  expect(read(from('', forwarded))).toBe('inner:3000');
  expect(read(from('10.1.2.3', { host: 'inner:3000' }))).toBe('inner:3000');
  expect(hostReader([])(from('127.0.0.1', forwarded))).toBe('inner:3000');
});
