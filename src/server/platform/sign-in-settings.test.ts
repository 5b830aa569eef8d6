import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const SIGN_IN_ADDRESS = 'https://sign-in.example';
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

describe('the settings of sign-in providers', () => {
  it('are all of one, or none', () => {
    expect(readConfig({ ...GOOGLE, SIGN_IN_ADDRESS })).toMatchObject(GOOGLE);
    expect(readConfig({ SIGN_IN_ADDRESS })).toMatchObject({ SIGN_IN_ADDRESS });
    expect(() => readConfig(GOOGLE)).toThrow('Missing: SIGN_IN_ADDRESS.');
    expect(() => readConfig({ SIGN_IN_ADDRESS, GOOGLE_CLIENT_ID: 'id' })).toThrow('Missing: GOOGLE_CLIENT_SECRET.');
    expect(() => readConfig({ SIGN_IN_ADDRESS, APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team' })).toThrow(
      'Missing: APPLE_KEY_ID, APPLE_PRIVATE_KEY.',
    );
  });

  it('take an origin as the address, and a key in one line', () => {
    expect(() => readConfig({ SIGN_IN_ADDRESS: 'https://sign-in.example/path' })).toThrow('SIGN_IN_ADDRESS');
    const apple = { APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key' };
    const config = readConfig({ SIGN_IN_ADDRESS, ...apple, APPLE_PRIVATE_KEY: 'one\\ntwo' });
    expect(config.APPLE_PRIVATE_KEY).toBe('one\ntwo');
  });
});
