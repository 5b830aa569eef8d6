import { getEventListeners } from 'node:events';
import { expect, it, vi } from 'vitest';
import { ids } from '../../../tests/support/order-input.ts';
import { NOON, startTestApp } from '../../../tests/support/test-app.ts';

const AGAIN_AFTER_MS = 15 * 60_000;

it('looking again and again for missing translations leaves nothing behind', async () => {
  const signals = new Set<AbortSignal>();
  const listen = AbortSignal.prototype.addEventListener;
  const spy = vi.spyOn(AbortSignal.prototype, 'addEventListener').mockImplementation(function (
    this: AbortSignal,
    ...args: Parameters<typeof listen>
  ) {
    signals.add(this);
    listen.apply(this, args);
  });
  const left = () => [...signals].flatMap((signal) => getEventListeners(signal, 'abort'));
  const app = await startTestApp('sqlite');
  for (let round = 1; round <= 5; round++) {
    app.setNow(NOON + round * (AGAIN_AFTER_MS + 1));
    const before = spy.mock.calls.length;
    for (const language of ['de', 'fr', 'es'] as const) await app.services.content.of(ids.restaurant, language);
    await vi.waitFor(() => expect(spy.mock.calls.length - before).toBe(3));
    // What is still under way would not be looked for again.
    await vi.waitFor(() => expect(left().length).toBeLessThan(3));
  }
  await app.close();
  spy.mockRestore();
});
