import { appeared, watchAppearance } from './appearance.ts';
import { tap } from './finger.ts';
import { felt } from './interactions-felt.ts';
import { opened, openPhone, type Setting } from './interactions-phone.ts';
import type { Figure } from './report.ts';
import { quantile } from './statistics.ts';

/** A dish that nobody can add is one that they avoid. */
const JUDGED = 'main [data-section] article:not(:has(> a, > button))';

/** Names what somebody avoids, so that every dish of the menu is judged and each category sorted anew, and takes it back. */
export async function measureAvoiding({ browser, origin, slowdown, rounds }: Setting): Promise<Figure[]> {
  const phone = await openPhone(browser, slowdown);
  const { page, close } = phone;
  await opened(page, `${origin}/menu`);
  const dialog = page.locator('dialog[open]');
  const panel = page.locator('main section > [role=status]').locator('xpath=..');
  const [taps, judged]: [number[], number[]] = [[], []];
  const deed = async (act: () => Promise<void>) => void taps.push(...(await felt(page, act)));
  for (let round = 0; round < rounds; round++) {
    await deed(() => tap(phone, page.locator('main [role=group] button[aria-pressed]')));
    await dialog.waitFor();
    await deed(() => tap(phone, dialog.locator('label').nth(round % 8)));
    await watchAppearance(page, JUDGED);
    await deed(async () => {
      await tap(phone, dialog.locator('button').last());
      judged.push(await appeared(page));
    });
    await deed(() => tap(phone, panel.locator('button')));
    await panel.waitFor({ state: 'hidden' });
  }
  await close();
  return [
    { name: 'avoiding: taps, p50', unit: 'ms', ours: [quantile(taps, 0.5)] },
    { name: 'avoiding: taps, p75', unit: 'ms', ours: [quantile(taps, 0.75)], limit: { atMost: 100 } },
    { name: `avoiding: slowest of ${taps.length} taps`, unit: 'ms', ours: [Math.max(...taps)] },
    { name: 'avoiding: until the dishes are judged', unit: 'ms', ours: judged },
  ];
}
