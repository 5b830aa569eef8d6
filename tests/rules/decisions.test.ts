import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const records = readdirSync(FOLDER).filter((file) => file !== 'README.md');
const rows = readFileSync(`${FOLDER}/README.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ['));
const files = rows.map((row) => /^\| \[\d{3} .+?\]\((.+?)\) \|/.exec(row)?.[1]);
const numbers = records.map((file) => file.slice(0, 3));

describe('the index of decisions (docs/decisions/README.md)', () => {
  it('has every record exactly once', () => {
    expect(files.toSorted()).toEqual(records.toSorted());
  });

  it('calls each record by its number, which no other record has', () => {
    expect(rows.map((row) => row.slice(3, 6))).toEqual(files.map((file) => file?.slice(0, 3)));
    expect(new Set(numbers).size).toBe(records.length);
  });

  it('has each record that code and documents cite', () => {
    const citing = [...globSync('{src,scripts,vite,db,tests}/**/*.{ts,tsx,css}'), ...globSync('{*,docs/**/*}.md')];
    const missing = citing.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bdecisions?[ /](\d{3})\b/g)]
        .filter(([, number = '']) => !numbers.includes(number))
        .map(([cited]) => `${file}: ${cited}`),
    );
    expect(missing).toEqual([]);
  });

  it('says of each record that it is in force, or which later record overturned it', () => {
    for (const row of rows) {
      const [number = '', status = ''] = [row.slice(3, 6), row.split(' | ').at(-1)];
      expect(status, row).toMatch(/^(?:in force\b|superseded by \d{3}\b|partly by \d{3}\b)/);
      const named = status.match(/\b\d{3}\b/g) ?? [];
      expect(named.filter((other) => other <= number || !numbers.includes(other))).toEqual([]);
    }
  });
});
