import { createHmac, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { createSigner } from 'fast-jwt';
import { describe, expect, it } from 'vitest';
import { accessTokens } from './tokens.ts';

const NOW = Date.parse('2026-06-17T12:00:00Z');
const NOW_S = NOW / 1000;
const secret = 'a-secret-for-tests-that-is-long-enough';
const tokens = accessTokens({ secret, lifeSeconds: 900, clock: () => NOW });
const own = { sub: 'ada', aud: 'trattoria', sid: 'session' };
const timed = { ...own, iat: NOW_S, exp: NOW_S + 900 };
const header = { alg: 'HS256', typ: 'at+jwt' };

const encode = (part: object | string) =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');
/** A token with whatever header and claims, signed with `key`. */
const forge = (claims: object | string, head: object | string = header, key = secret) => {
  const text = `${encode(head)}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
};
const verify = (token: string) => tokens.verify(token, 'trattoria');

describe('an access token', () => {
  const token = tokens.sign(own);

  it('is worth what was signed, until it expires', () => {
    expect(verify(token)).toMatchObject(own);
    expect(verify(forge(timed))).toMatchObject(own);
    const later = (ms: number) =>
      accessTokens({ secret, lifeSeconds: 900, clock: () => NOW + ms }).verify(token, 'trattoria');
    expect(later(899_999)).toMatchObject(own);
    expect(later(900_000)).toBeNull();
  });

  it('says nothing at another restaurant', () => {
    expect(tokens.verify(token, 'sushi-bar')).toBeNull();
    expect(verify(forge({ ...timed, aud: ['trattoria'] }))).toBeNull();
  });

  it('is refused when forged with another key, or with none', () => {
    expect(verify(forge(timed, header, 'another-secret-that-is-long-enough!!'))).toBeNull();
    for (const alg of ['none', 'None', 'NONE', '']) {
      const unsigned = `${encode({ ...header, alg })}.${encode(timed)}.`;
      expect(verify(unsigned)).toBeNull();
      expect(verify(unsigned.slice(0, -1))).toBeNull();
      expect(verify(forge(timed, { ...header, alg }))).toBeNull();
    }
  });

  it('is refused when signed by any other algorithm', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const key = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    expect(
      verify(createSigner({ key, algorithm: 'RS256', header: { alg: 'RS256', typ: 'at+jwt' } })(timed)),
    ).toBeNull();
    for (const algorithm of ['HS384', 'HS512'] as const) {
      expect(
        verify(createSigner({ key: secret, algorithm, header: { alg: algorithm, typ: 'at+jwt' } })(timed)),
      ).toBeNull();
    }
    // The right signature under a header that names another algorithm.
    for (const alg of ['RS256', 'HS512', 'ES256', 'hs256']) expect(verify(forge(timed, { ...header, alg }))).toBeNull();
  });

  it.each([
    ['expired', { exp: NOW_S }],
    ['without an end', { exp: undefined }],
    ['with an end in words', { exp: 'never' }],
    ['without a beginning', { iat: undefined }],
    ['issued in the future', { iat: NOW_S + 61 }],
    ['not valid yet', { nbf: NOW_S + 61 }],
    ['with a beginning in words', { nbf: 'soon' }],
    ['of nobody', { sub: undefined }],
    ['of a number', { sub: 7 }],
    ['of no session', { sid: null }],
    ['without a restaurant', { aud: undefined }],
  ])('is refused when it is %s', (_name, change) => {
    expect(verify(forge({ ...timed, ...change }))).toBeNull();
  });

  it('bears a clock that is a little ahead', () => {
    expect(verify(forge({ ...timed, iat: NOW_S + 60, nbf: NOW_S + 60 }))).toMatchObject(own);
  });

  it('is refused when it calls itself something else', () => {
    for (const typ of ['JWT', 'refresh', undefined, 7]) expect(verify(forge(timed, { ...header, typ }))).toBeNull();
    expect(verify(forge(timed, { ...header, crit: ['odd'], odd: 1 }))).toBeNull();
  });

  it('is refused in pieces, wherever it is cut', () => {
    for (let length = 0; length < token.length; length++) expect(verify(token.slice(0, length))).toBeNull();
    for (const text of ['{', '"text"', 'null', '[]', '7']) {
      expect(verify(forge(text))).toBeNull();
      expect(verify(forge(timed, text))).toBeNull();
    }
  });

  it('is refused when its last character is spelled another way for the same signature', () => {
    const signature = token.slice(token.lastIndexOf('.') + 1);
    const spellings = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((letter) => signature.slice(0, -1) + letter)
      .filter((other) => Buffer.from(other, 'base64url').equals(Buffer.from(signature, 'base64url')));
    expect(spellings).toHaveLength(4);
    const accepted = spellings.filter((other) => verify(token.slice(0, -signature.length) + other) !== null);
    expect(accepted).toEqual([signature]);
  });

  it('is refused with any one character changed, and so is whatever else is sent', () => {
    const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const place = fc.nat(token.length - 1);
    fc.assert(
      fc.property(place, fc.constantFrom(...base64url), (at, letter) => {
        fc.pre(token[at] !== letter);
        expect(verify(token.slice(0, at) + letter + token.slice(at + 1))).toBeNull();
      }),
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => verify(text) === null));
    const part = fc.oneof(fc.string(), fc.base64String(), fc.json());
    fc.assert(fc.property(part, part, part, (a, b, c) => verify(`${encode(a)}.${encode(b)}.${c}`) === null));
  });
});
