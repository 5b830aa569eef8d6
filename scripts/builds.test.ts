import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentBuild } from '../src/server/pages/current-build.ts';
import { openBuild } from './builds.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'servery-builds-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const idOf = (number: number) => String(number).padStart(12, '0');
const build = (number: number) =>
  openBuild(dist, idOf(number), (folder) => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'script.js'), String(number));
  });
/** Lets a build look as if its user had ended, and as if it was used `number` hours after the first. */
const leave = (folder: string, number: number) => {
  for (const name of readdirSync(folder)) if (name.startsWith('user-')) rmSync(join(folder, name));
  utimesSync(folder, number * 3600, number * 3600);
};

it('a build leaves the one that is served as it is, and the next server starts with the new one', async () => {
  const old = await build(1);
  expect(currentBuild(dist, {})).toBe(old);
  const next = await build(2);
  expect(next).not.toBe(old);
  expect(readFileSync(join(old, 'script.js'), 'utf8')).toBe('1');
  expect(currentBuild(dist, {})).toBe(next);
});

it('sources as they were before are not built again', async () => {
  const old = await build(1);
  await build(2);
  const again = await openBuild(dist, idOf(1), () => expect.unreachable());
  expect(again).toBe(old);
  expect(currentBuild(dist, {})).toBe(old);
});

it('a build that breaks off leaves the current one', async () => {
  const old = await build(1);
  const breaksOff = openBuild(dist, idOf(2), (folder) => {
    mkdirSync(folder);
    throw new Error('out of memory');
  });
  await expect(breaksOff).rejects.toThrow('out of memory');
  expect(currentBuild(dist, {})).toBe(old);
  expect(readFileSync(join(await build(2), 'script.js'), 'utf8')).toBe('2');
});

it('old builds are removed, but not while a process uses them', async () => {
  const used = await build(1);
  utimesSync(used, 1, 1);
  const left = await Promise.all([2, 3, 4, 5].map(build));
  for (const [at, folder] of left.entries()) leave(folder, at + 2);
  await build(6);
  expect([used, ...left].map((folder) => existsSync(folder))).toEqual([true, false, true, true, true]);
});

it('a server for development starts with its own build', async () => {
  await build(1);
  expect(currentBuild(dist, { BUILD_DIR: '/elsewhere' })).toBe('/elsewhere');
});

it('without a build, the server says what to do', () => {
  expect(() => currentBuild(dist, {})).toThrow('npm run build');
});
