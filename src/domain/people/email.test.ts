import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';

describe('email', () => {
  it.each([
    'customer@demo.test',
    'a@b.co',
    'first.last+tag@mail.example.co.uk',
    ' me@example.com ',
    'me\u200b@example.com\u200b',
    'josé@exämple.pt',
    '太郎@例え.テスト',
    "o'neill@b.ie",
  ])('accepts "%s"', (address) => expect(isEmail(address)).toBe(true));

  it.each([
    '',
    'plain',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.de',
    'a@@b.co',
    'a@b..co',
    'a@b.co.',
    'Eve <e@b.co>',
    'e@b.co,f@c.de',
    '"e"@b.co',
    'e\u0000@b.co',
    'e@b\u202e.co',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses "%s"', (address) => expect(isEmail(address)).toBe(false));

  it('is judged at once, however long a text of spaces and invisible signs is', () => {
    for (const sign of [' ', '\u200b', '\u202a']) expect(isEmail(`${sign.repeat(100_000)}x`)).toBe(false);
  });
});
