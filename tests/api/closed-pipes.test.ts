import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'servery-pipes-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

describe.each([
  ['restaurant:import', 'src/server/operate/import-command.ts', 'restaurants/kumo.json'],
  ['restaurant:open', 'src/server/open-restaurant.ts', 'pizza.example'],
  ['restaurant:owner', 'src/server/operate/make-owner.ts', 'nobody'],
])('%s', (_name, ...command) => {
  it('ends quietly when nobody reads what it prints', async () => {
    const child = spawn(process.execPath, command, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'false' },
    });
    child.stdout.destroy();
    const complaint = await text(child.stderr);
    expect(complaint).not.toMatch(/EPIPE|node:|at /);
  });
});
