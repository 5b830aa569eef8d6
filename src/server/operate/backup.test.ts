import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialects, type FreshDatabase, freshDatabase } from '../../../tests/support/databases.ts';
import { item, pickup } from '../../../tests/support/order-input.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { keepOriginal } from '../pictures/original-files.ts';
import type { Db } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/database.ts';

const run = promisify(execFile);

describe.each(dialects)('a backup of %s', { timeout: 60_000 }, (dialect) => {
  let app: TestApp;
  let elsewhere: FreshDatabase;
  let dir: string;
  let file: string;
  beforeEach(async () => {
    app = await startTestApp(dialect);
    elsewhere = await freshDatabase(dialect);
    dir = mkdtempSync(join(tmpdir(), 'servery-backup-'));
    file = join(dir, 'servery.backup');
  });
  afterEach(async () => {
    await app.close();
    await elsewhere.drop();
    rmSync(dir, { recursive: true });
  });

  /** The command as an operator runs it, beside the running server. */
  const command = (name: string, place: { dataDir: string; databaseUrl: string | undefined }, ...words: string[]) =>
    run(process.execPath, [`src/server/operate/${name}.ts`, file, ...words], {
      env: {
        ...process.env,
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl ?? '',
        TOKEN_SECRET: 'a-secret-for-tests-that-is-long-enough',
      },
    });
  const here = () => ({ dataDir: app.services.config.DATA_DIR, databaseUrl: app.databaseUrl });
  const order = async (token: string): Promise<string> => {
    const answer = await app.call({ method: 'POST', url: '/orders', token, body: pickup([item('lemonade')]) });
    expect(answer.status).toBe(201);
    return answer.body.data._id;
  };

  it('made while orders are placed holds every order acknowledged before it, whole', async () => {
    const token = await app.register();
    const picture = await keepOriginal(app.services.config, Buffer.from('a picture'));
    const before: string[] = [];
    for (let i = 0; i < 20; i++) before.push(await order(token));
    const under = { way: true };
    const meanwhile = (async () => {
      let placed = 0;
      for (; under.way; placed++) await order(token);
      return placed;
    })();
    await command('backup', here());
    under.way = false;
    expect(await meanwhile).toBeGreaterThan(0);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(dir)).toEqual(['servery.backup']);

    await elsewhere.db.destroy();
    await command('restore', elsewhere);
    if (dialect === 'sqlite') expect(statSync(join(elsewhere.dataDir, 'servery.sqlite')).mode & 0o077).toBe(0);
    const restored = openDatabase(elsewhere);
    const orders = await restored.db.selectFrom('orders').select('id').execute();
    const lines = await restored.db.selectFrom('order_lines').select('order_id').execute();
    const stored = new Set(orders.map(({ id }) => id));
    expect(before.filter((id) => !stored.has(id))).toEqual([]);
    expect(new Set(lines.map((line) => line.order_id))).toEqual(stored);
    if (dialect === 'sqlite') expect(await orphans(restored.db)).toEqual([]);
    expect(existsSync(join(elsewhere.dataDir, 'originals', picture))).toBe(true);
    expect(existsSync(join(elsewhere.dataDir, 'token-secret'))).toBe(false);
    await restored.db.destroy();
  });

  it('never replaces what is there, unless told to', async () => {
    const token = await app.register();
    const kept = await order(token);
    await command('backup', here());
    const later = await order(token);
    await expect(command('restore', here())).rejects.toThrow(
      'There is a database already. Add --overwrite to lose it.',
    );
    if (dialect === 'sqlite') {
      await expect(command('restore', here(), '--overwrite')).rejects.toThrow('stop the server first');
    }
    expect(new Set(await ordersOf(app.services.db))).toEqual(new Set([kept, later]));

    await app.services.db.destroy();
    await command('restore', here(), '--overwrite');
    const again = openDatabase(here());
    expect(await ordersOf(again.db)).toEqual([kept]);
    await again.db.destroy();
  });

  it.skipIf(dialect === 'postgres').each([
    ['its beginning', 0],
    ['all but its beginning', 4096],
  ])('replaces a database of which %s is damaged, when told to', async (_part, from) => {
    const kept = await order(await app.register());
    await command('backup', here());
    await app.services.db.destroy();
    const present = join(here().dataDir, 'servery.sqlite');
    const bytes = readFileSync(present).fill(0x5a, from, from === 0 ? 4096 : undefined);
    writeFileSync(present, bytes);
    await expect(command('restore', here())).rejects.toThrow();
    expect(readFileSync(present).equals(bytes)).toBe(true);
    await command('restore', here(), '--overwrite');
    const again = openDatabase(here());
    expect(await ordersOf(again.db)).toEqual([kept]);
    await again.db.destroy();
  });

  it('that is damaged changes nothing, even when told to', async () => {
    const kept = await order(await app.register());
    await command('backup', here());
    const inside = join(dir, 'inside');
    mkdirSync(inside);
    await run('tar', ['-xf', file, '-C', inside]);
    truncateSync(join(inside, 'database'), statSync(join(inside, 'database')).size - 5000);
    await run('tar', ['-cf', file, '-C', inside, 'manifest.json', 'database']);

    await app.services.db.destroy();
    await expect(command('restore', here(), '--overwrite')).rejects.toThrow();
    const again = openDatabase(here());
    expect(await ordersOf(again.db)).toEqual([kept]);
    await again.db.destroy();
  });
});

async function ordersOf(db: Db): Promise<string[]> {
  return (await db.selectFrom('orders').select('id').execute()).map(({ id }) => id);
}

async function orphans(db: Db): Promise<unknown[]> {
  return (await sql`pragma foreign_key_check`.execute(db)).rows;
}
