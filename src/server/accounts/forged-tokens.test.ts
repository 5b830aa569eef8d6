import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialects } from '../../../tests/support/databases.ts';
import { NOON, SUSHI, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const SECRET = 'the-secret-of-this-test-is-long-enough';
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe.each(dialects)('a forged token on %s', (dialect) => {
  let app: TestApp;
  let claims: Record<string, unknown>;
  beforeAll(async () => {
    app = await startTestApp(dialect, { TOKEN_SECRET: SECRET });
    const [, payload = ''] = (await app.register()).split('.');
    claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  });
  afterAll(() => app.close());

  const header = { alg: 'HS256', typ: 'at+jwt' };
  const made = (change: object = {}, head: object = header, key = SECRET) => {
    const text = `${encode(head)}.${encode({ ...claims, ...change })}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const withRsa = () => {
    const text = `${encode({ ...header, alg: 'RS256' })}.${encode(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  };
  const seconds = NOON / 1000;

  it('would be believed if it were signed with the secret', async () => {
    expect((await app.call({ url: '/users/me', token: made() })).status).toBe(200);
  });

  it.each([
    ['with another key', () => made({}, header, 'another-secret-that-is-long-enough!')],
    ['without a signature', () => `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`],
    ['with RSA', withRsa],
    [
      'with a public key as the secret',
      () => made({}, header, publicKey.export({ type: 'spki', format: 'pem' }) as string),
    ],
    ['that has expired', () => made({ exp: seconds })],
    ['that is not valid yet', () => made({ nbf: seconds + 120 })],
    ['issued in the future', () => made({ iat: seconds + 120 })],
    ['of another restaurant', () => made({ aud: 'another' })],
    ['of another kind', () => made({}, { ...header, typ: 'JWT' })],
    ['of a session that never was', () => made({ sid: 'made-up' })],
    ['of somebody else’s session', () => made({ sub: 'somebody-else' })],
    ['in pieces', () => made().slice(0, -10)],
  ])('%s is a 401 problem', async (_name, forge) => {
    for (const url of ['/users/me', '/orders/my-orders']) {
      const answer = await app.call({ url, token: forge() });
      expect(answer).toMatchObject({ status: 401, body: { status: 401, code: 'unauthenticated' } });
      expect(answer.headers['content-type']).toContain('application/problem+json');
    }
  });

  it('at another restaurant’s host is a 401 problem, though it is real', async () => {
    expect((await app.call({ url: '/users/me', token: made(), host: SUSHI })).status).toBe(401);
  });
});
