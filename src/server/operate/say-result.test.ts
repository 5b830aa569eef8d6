import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const COMMAND = `
  const { sayResult } = await import(${JSON.stringify(new URL('say-result.ts', import.meta.url))});
  await sayResult(async () => 'x'.repeat(1_000_000));
`;

it('a result whose reader stops before its end is no error', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', COMMAND]);
  child.stdout.once('data', () => child.stdout.destroy());
  const [complaint, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.on('close', resolve)),
  ]);
  expect(complaint).toBe('');
  expect(code).toBe(0);
});
