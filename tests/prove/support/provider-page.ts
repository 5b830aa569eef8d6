import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 100;

/** Presses a button of the provider's page, again while the provider is away. */
export async function onPage(url: string, way: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(url, { method: 'POST', headers, body: `way=${way}`, redirect: 'manual' }).catch(
      () => null,
    );
    if (answer) return;
    await sleep(PAUSE_MS);
  }
}
