import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepOriginal, originalPath, removeAbandoned, writeWhole } from './original-files.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'servery-files-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const SIZE = 64 * 1024 * 1024;
const MODULE = new URL('./original-files.ts', import.meta.url).href;

it('leaves no half file under the final name when the process is killed while it writes', async () => {
  const path = join(dir, 'picture');
  const code = `import { writeWhole } from ${JSON.stringify(MODULE)};
    await writeWhole(${JSON.stringify(path)}, Buffer.alloc(${SIZE}, 7));`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (readdirSync(dir).length === 0 && child.exitCode === null) await new Promise((next) => setImmediate(next));
  child.kill('SIGKILL');
  await ended;
  // However much of it was written: only a whole file gets its name, as the last step.
  expect(readdirSync(dir)).toEqual([expect.stringMatching(/^picture\.[0-9a-f]+\.tmp$/)]);
});

it('leaves nothing behind when the file cannot get its name', async () => {
  // A folder with this name stands in the way.
  await writeWhole(join(dir, 'picture', 'inside'), Buffer.from('x'));
  await expect(writeWhole(join(dir, 'picture'), Buffer.from('y'))).rejects.toThrow();
  expect(readdirSync(dir)).toEqual(['picture']);
});

it('writes the same bytes once, also when they come together', async () => {
  const config = { DATA_DIR: dir };
  const hashes = await Promise.all(Array.from({ length: 8 }, () => keepOriginal(config, Buffer.from('the same'))));
  expect(new Set(hashes).size).toBe(1);
  expect(readdirSync(join(dir, 'originals'))).toEqual([hashes[0]]);
  expect(statSync(originalPath(config, `${hashes[0]}`)).size).toBe(8);
});

it('clears away what was left half written, once nobody can still be writing it', async () => {
  const now = Date.now();
  for (const [name, minutes] of [
    ['picture.0123456789ab.tmp', 61],
    ['other.ba9876543210.tmp', 59],
    ['picture', 600],
  ] as const) {
    writeFileSync(join(dir, name), 'x');
    const written = new Date(now - minutes * 60_000);
    utimesSync(join(dir, name), written, written);
  }
  await removeAbandoned(dir, now);
  expect(readdirSync(dir).sort()).toEqual(['other.ba9876543210.tmp', 'picture']);
});
