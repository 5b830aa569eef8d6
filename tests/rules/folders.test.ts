import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the product runs in any folder: no address of a file is taken for its path, which may have a space in it', () => {
  const files = globSync('{src,scripts,vite,tests,db}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.filter((file) =>
    /new URL\([^)]*import\.meta\.url\)\s*\.pathname/.test(readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
