import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendUnknownHost } from './unknown-host.ts';

it('The page of a host that nobody owns is kept by nobody: a restaurant may have it the next moment', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) => sendUnknownHost(reply, 'de'));
  const { statusCode, headers, body } = await app.inject('/');
  expect(statusCode).toBe(404);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' });
  expect(body).toContain('<html lang="de">');
});

it('The page of a host that nobody owns may be styled, by its own style alone', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) => sendUnknownHost(reply, 'en'));
  const { headers, body } = await app.inject('/');
  const style = /<style>(.*)<\/style>/.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(style).toContain('color-scheme:light dark');
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});
