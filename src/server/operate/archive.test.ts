import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readArchive, writeArchive } from './archive.ts';
import { runCommand } from './run-command.ts';

let dir: string;
let place: { dataDir: string; file: string };
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'servery-archive-'));
  place = { dataDir: join(dir, 'data'), file: join(dir, 'servery.backup') };
  mkdirSync(join(place.dataDir, 'originals'), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

const original = (name: string) => join(place.dataDir, 'originals', name);
const database = (to: string) => writeFile(to, 'rows');

it('is made while files are uploaded, of what was there before', async () => {
  for (let each = 0; each < 300; each++) writeFileSync(original(`before-${each}`), Buffer.alloc(100_000, 1));
  const uploads = { go: true };
  const upload = async () => {
    for (let each = 0; uploads.go; each++) {
      await writeFile(original(`later-${each}.tmp`), 'a picture');
      await rename(original(`later-${each}.tmp`), original(`later-${each}`));
    }
  };
  let uploading = Promise.resolve();
  try {
    await writeArchive(place, 'sqlite', async (to) => {
      uploading = upload();
      await database(to);
    });
  } finally {
    uploads.go = false;
    await uploading;
  }
  const elsewhere = join(dir, 'elsewhere');
  await readArchive({ ...place, dataDir: elsewhere }, 'sqlite', async () => {});
  const names = Array.from({ length: 300 }, (_, each) => join(elsewhere, 'originals', `before-${each}`));
  await runCommand('ls', names);
});

it('leaves out what has not arrived whole', async () => {
  writeFileSync(original('half.tmp'), 'half a pic');
  writeFileSync(original('whole'), 'a picture');
  await writeArchive(place, 'sqlite', database);
  await runCommand('tar', ['-tf', place.file, 'originals/whole']);
  await expect(runCommand('tar', ['-tf', place.file, 'originals/half.tmp'])).rejects.toThrow('Not found');
});

it('fails if a file cannot be read', async () => {
  await expect(writeArchive(place, 'sqlite', async () => {})).rejects.toThrow('tar failed');
});
