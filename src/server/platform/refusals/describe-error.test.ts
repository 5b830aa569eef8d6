import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const databaseError = (code: string, message: string) =>
  Object.assign(new Error(message), {
    code,
    detail: 'Key (email_key)=(ada@example.test) already exists.',
    where: 'row 1',
  });

it('takes no field over in which a database quotes a row', () => {
  const described = describeError(databaseError('23505', 'duplicate key value violates "users_email_key"'));
  expect(described).toMatchObject({ code: '23505', message: 'duplicate key value violates "users_email_key"' });
  expect(JSON.stringify(described)).not.toContain('ada@');
});

it.each([
  [
    'a value that could not be read',
    databaseError('22P02', 'invalid input syntax for type json: "my secret"'),
    'my secret',
  ],
  ['a body that could not be parsed', new SyntaxError('Unexpected token, "my secret" is not JSON'), 'my secret'],
  ['an e-mail address', new Error('no mailbox <ada@example.test>'), 'ada@'],
  ['a phone number', new Error('cannot call +44 (20) 7946-0123'), '7946'],
  ['a token', new Error('bad eyJhbGciOiJIUzI1NiIsInR5.eyJzdWIiOiJhYmMiLCJhdWQi.c2lnbmF0dXJlLW9mLXRva2Vu'), 'eyJzdWIi'],
  ['a refresh token', new Error('unknown token V1StGXR8_Z5jdHi6B-myT4k9QwErTyUiOpAsDfGhJkL'), 'V1StGXR8'],
])('masks %s, in causes too', (_name, error, secret) => {
  const described = describeError(new Error('failed', { cause: error }));
  expect(described.cause?.message).toMatch(/\[(?:value|e-mail|number|token)\]/);
  expect(JSON.stringify(described)).not.toContain(secret);
});

it('keeps where it came from', () => {
  const { stack, type } = describeError(new TypeError('no such thing'));
  expect(type).toBe('TypeError');
  expect(stack).toMatch(/^\s+at .*describe-error\.test\.ts:/);
  expect(describeError('just a text')).toEqual({ type: 'string', message: 'just a text', stack: '' });
});

it('reads a long run of letters in no time', () => {
  const start = performance.now();
  describeError(new Error('a'.repeat(60_000)));
  expect(performance.now() - start).toBeLessThan(500);
});
