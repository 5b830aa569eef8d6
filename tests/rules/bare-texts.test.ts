import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bareTexts } from '../support/bare-texts.ts';

/** What a component does, and the starts of the bare texts in it. */
const FOUND: [string, string, string[]][] = [
  ['a text beside an element', 'return <p>{name}<b /></p>', ['{name}']],
  ['a text that is there sometimes', 'return <p>{count !== null && name}<b /></p>', ['{count !== null && name}']],
  ['two texts', 'return <p>{name}: {count}</p>', ['{name}', ':', '{count}']],
  ['a space between elements', "return <p><b />{' '}<i /></p>", ["{' '}"]],
  ['what may be a text', 'return <p>{children}<b /></p>', ['{children}']],
  ['texts of a list', 'return <p>{[name].map((each) => each)}<b /></p>', ['{[name].map((each) => each)}']],
  ['a text in a fragment', 'return <p><>{name}</></p>', ['{name}']],
  ['a component that is a text', 'const part = <b />; return count ? part : name', ['export function Planted']],
  ['all that an element holds', 'return <p>{name}</p>', []],
  ['all that it may hold', 'return <p>{children}</p>', []],
  ['a text or an element', 'return <p>{count ? name : <b />}</p>', []],
  ['an element where a text is not empty', 'return <p>{name && <b>{name}</b>}<i /></p>', []],
  ['a list of elements', 'return <p>{[name].map((each) => <b key={each}>{each}</b>)}<i /></p>', []],
];

const planted = FOUND.map((_, index) => `src/web/pages/planted-in-memory-${index}.tsx`);
const sources = FOUND.map(
  ([, body]) => `import type { ReactNode } from 'react';
    interface Props { name: string; count: number | null; children: ReactNode }
    export function Planted({ name, count, children }: Props) { ${body} }`,
);

describe('texts of pages that a browser may translate', () => {
  const files = globSync('src/web/**/*.tsx').filter((file) => !file.includes('.test.'));
  const found = bareTexts(
    [...files, ...planted],
    Object.fromEntries(planted.map((file, index) => [file, sources[index] ?? ''])),
  );

  it('stand in elements of their own', () => {
    const ours = found.filter(({ file }) => !planted.includes(file));
    expect(ours.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  it.each(FOUND.map((each, index) => [...each, planted[index]] as const))('%s', (_, __, starts, file) => {
    const texts = found.filter((each) => each.file === file).map(({ text }) => text);
    expect(texts).toHaveLength(starts.length);
    for (const [index, start] of starts.entries()) expect(texts[index]).toContain(start);
  });
});
