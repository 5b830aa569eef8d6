import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../tests/support/free-port.ts';
import { apertium } from './apertium.ts';

/** From Debian's packages `apertium-apy` and `apertium-eng-spa`, which `.ci/run` installs. */
const APY = '/usr/bin/apertium-apy';
const PAIRS = '/usr/share/apertium';
const isInstalled = existsSync(APY) && existsSync(`${PAIRS}/modes/eng-spa.mode`);

describe.skipIf(!isInstalled)('Debian’s own Apertium', () => {
  let server: ChildProcess;
  let url: string;
  beforeAll(async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    // It starts in no other locale.
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    server = spawn(APY, ['--port', String(port), '--num-processes', '1', PAIRS], { stdio: 'ignore', env });
    await answers(`${url}/listPairs`);
  }, 30_000);
  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.kill()) await ended;
  });

  it('translates English into Spanish and back', async () => {
    const provider = apertium({ url });
    const inSpanish = await provider.translate({ text: 'We bake bread every day.', source: 'en', target: 'es' });
    expect(inSpanish).toMatch(/pan\b.* todos los días\.$/);
    expect(await provider.translate({ text: 'El pan es bueno.', source: 'es', target: 'en' })).toBe(
      'The bread is good.',
    );
  });

  it('leaves words that it does not know as they are, without marks', async () => {
    const inSpanish = await apertium({ url }).translate({ text: 'A cold Sfogliatella.', source: 'en', target: 'es' });
    expect(inSpanish).toContain('Sfogliatella');
    expect(inSpanish).not.toContain('*');
  });

  it('refuses a pair that is not installed', async () => {
    const translation = apertium({ url }).translate({ text: 'Bread', source: 'en', target: 'ja' });
    await expect(translation).rejects.toMatchObject({ failure: 'request' });
  });
});

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`nobody answers at ${url}`);
}
