import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What carries calls, whatever they are. */
const CARRIERS = ['src/web/app/api/', 'src/web/plain/', 'src/web/entry-server.tsx', 'src/web/boot/'];
/** A stream is no call. */
const STREAM = 'src/web/shell/follow-revisions.ts';
const CALLS_BY_HAND = /\btransport(?:<[^(]*>)?\(/;
const WRITES_A_PATH = /API_BASE\}\/\w|['"`]\/api\/v1\//;

describe('the browser', () => {
  const files = globSync('src/web/**/*.{ts,tsx}')
    .filter(
      (file) => !file.includes('.test.') && file !== STREAM && !CARRIERS.some((carrier) => file.startsWith(carrier)),
    )
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const those = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

  it('calls endpoints by their declarations', () => expect(those(CALLS_BY_HAND)).toEqual([]));

  it('writes no path of the API, but takes it from the declaration', () => expect(those(WRITES_A_PATH)).toEqual([]));

  it('would be found out', () => {
    expect(CALLS_BY_HAND.test("transport<{ data: Fees }>({ method: 'GET', path: '/staff/fees' })")).toBe(true);
    expect(WRITES_A_PATH.test(['fetch(`$', '{API_BASE}/staff/fees`)'].join(''))).toBe(true);
  });
});
