import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, it } from 'vitest';

/** Each app names its pages by their address, and each page exports the same three things. */
const PAGES = /^src\/web\/(staff\/)?pages\//;
/** Imported as a whole only, under a name of their own: `MAX.quantity`, `KEYS.cart`. */
const NAMESPACES = /^src\/(domain\/limits\/|web\/app\/storage\/storage-keys)/;
/** An endpoint has the name of the command that carries it out, in a file named after its noun. */
const ENDPOINTS = /^src\/contract\/endpoints\//;
const EXPORT = /^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;

const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$/.test(file) && !PAGES.test(file) && !ENDPOINTS.test(file),
);

it('no two files have one name', () => {
  expect(namedTwice(files.map((file) => [posix.basename(file), file]))).toEqual([]);
});

it('no two files export one name', () => {
  const exported = files
    .filter((file) => !NAMESPACES.test(file))
    .flatMap((file) => [...exportsOf(file)].map((name): [string, string] => [name, file]));
  expect(exported.length).toBeGreaterThan(1000);
  expect(namedTwice(exported)).toEqual([]);
});

it('a second use of a name would be seen', () => {
  expect(
    namedTwice([
      ['cart', 'a.ts'],
      ['order', 'a.ts'],
      ['cart', 'b.ts'],
    ]),
  ).toEqual(['cart: a.ts, b.ts']);
});

function exportsOf(file: string): Set<string> {
  return new Set([...readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, name = '']) => name));
}

function namedTwice(uses: readonly [name: string, file: string][]): string[] {
  const byName = Map.groupBy(uses, ([name]) => name);
  return [...byName]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.map(([, file]) => file).join(', ')}`);
}
