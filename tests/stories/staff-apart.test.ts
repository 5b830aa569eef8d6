import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { currentBuild } from '../../src/server/pages/current-build.ts';

const client = join(currentBuild(), 'client/');
type Manifest = Record<string, { file: string }>;
const manifestOf = (app: string) => JSON.parse(readFileSync(`${client}.vite/${app}.json`, 'utf8')) as Manifest;
/** A call that only the staff's scripts make. */
const STAFF_CALL = '/staff/orders';

test('Customers download nothing of the staff’s', () => {
  const [storefront, staff] = [manifestOf('storefront'), manifestOf('staff')];
  expect(Object.keys(storefront).filter((source) => source.startsWith('src/web/staff/'))).toEqual([]);
  const scripts = (manifest: Manifest) =>
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ file }) => readFileSync(client + file, 'utf8'));
  expect(scripts(staff).some((text) => text.includes(STAFF_CALL))).toBe(true);
  expect(scripts(storefront).filter((text) => text.includes(STAFF_CALL))).toEqual([]);
  // Neither do they share style sheets.
  expect(storefront['style.css']?.file).not.toBe(staff['style.css']?.file);
});
