import { createHash, createSign, createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';

/* JSON Web Tokens as RFC 7515 and 7519 have them, without a library: the tests' provider shares nothing with what it tests. */

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());

export function newRsaKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' };
  return {
    jwk,
    sign(claims: object): string {
      const text = `${encoded({ alg: 'RS256', kid, typ: 'JWT' })}.${encoded(claims)}`;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
    },
  };
}

/** The claims of a token that this EC key has signed by ES256. Throws for any other. */
export function claimsSignedBy(key: KeyObject, token: string): { header: object; claims: Record<string, unknown> } {
  const [header, claims, signature = '', ...more] = token.split('.');
  const isSigned = createVerify('SHA256')
    .update(`${header}.${claims}`)
    .verify({ key, dsaEncoding: 'ieee-p1363' }, signature, 'base64url');
  if (!isSigned || more.length > 0) throw new Error('not signed by this key');
  return { header: decoded(header), claims: decoded(claims) };
}

export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');
