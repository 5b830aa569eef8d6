import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = readdirSync('db/migrations').map((file) => basename(file, '.ts'));
const list = readFileSync('src/server/platform/database/migrations.ts', 'utf8');

describe('migrations', () => {
  it('are all registered, each by its own name', () => {
    const registered = [...list.matchAll(/^ {2}'(\d{3}-[\w-]+)': (\w+),$/gm)].map(([, name, module]) => {
      const from = new RegExp(`import \\* as ${module} from '[./]*/db/migrations/(.+)\\.ts';`).exec(list)?.[1];
      return [name, from];
    });
    expect(registered.filter(([name, from]) => name !== from)).toEqual([]);
    expect(registered.map(([name]) => name).sort()).toEqual(files.sort());
  });

  it('have numbers of their own', () => {
    const numbers = files.map((name) => name.slice(0, 3));
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });
});
