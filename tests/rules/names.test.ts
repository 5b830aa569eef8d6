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

// The second is another's, added where nobody saw the first, which it undoes.
it('no class of a module sets a property in two places', () => {
  const twice = globSync('src/web/**/*.module.css').flatMap((file) => setTwice(readFileSync(file, 'utf8'), file));
  expect(twice).toEqual([]);
  expect(setTwice('  .note {\n    display: flex;\n  }\n  .note {\n    display: block;\n  }', 'a.css')).toEqual([
    '.note display: a.css',
  ]);
});

/** Of classes that stand alone before their block: in a list, a class has what it shares. */
function setTwice(css: string, file: string): string[] {
  const lines = css.split('\n');
  let block = '';
  const known = new Set<string>();
  return lines.flatMap((line, index) => {
    const name = /^ {2}(\.[\w-]+) \{$/.exec(line)?.[1];
    if (/^ {2}\S/.test(line)) block = name && !lines[index - 1]?.endsWith(',') ? name : '';
    const property = block && /^ {4}([\w-]+):/.exec(line)?.[1];
    if (!property) return [];
    const key = `${block} ${property}`;
    const isKnown = known.has(key);
    known.add(key);
    return isKnown ? [`${key}: ${file}`] : [];
  });
}

function exportsOf(file: string): Set<string> {
  return new Set([...readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, name = '']) => name));
}

function namedTwice(uses: readonly [name: string, file: string][]): string[] {
  const byName = Map.groupBy(uses, ([name]) => name);
  return [...byName]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.map(([, file]) => file).join(', ')}`);
}
