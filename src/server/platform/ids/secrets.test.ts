import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { tokenSecret } from './secrets.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'servery-secrets-'));
const config = readConfig({ NODE_ENV: 'test', DATA_DIR });
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

it('makes a secret anew that could not be written whole, and keeps the one that was', () => {
  // What stands in the way is as good as a full disk.
  const inTheWay = join(DATA_DIR, 'token-secret.tmp');
  mkdirSync(inTheWay);
  expect(() => tokenSecret(config)).toThrow();
  rmSync(inTheWay, { recursive: true });

  const secret = tokenSecret(config);
  expect(secret).toHaveLength(43);
  expect(tokenSecret(config)).toBe(secret);
});
