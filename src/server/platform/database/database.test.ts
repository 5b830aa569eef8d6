import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from './database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'servery-database-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it('lets nobody else on the machine read the embedded database', async () => {
  const { db } = openDatabase({ dataDir });
  await sql`create table dishes (name text)`.execute(db);
  for (const file of ['servery.sqlite', 'servery.sqlite-wal', 'servery.sqlite-shm']) {
    expect(statSync(join(dataDir, file)).mode & 0o077, file).toBe(0);
  }
  await db.destroy();
});
