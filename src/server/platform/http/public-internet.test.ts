import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-internet.ts';

describe('an address that a restaurant has given', () => {
  it.each(['1.1.1.1', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('may be %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'localhost',
  ])('is not %s, which leads into a private network or nowhere', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
