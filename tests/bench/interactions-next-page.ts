import { appeared, watchAppearance } from './appearance.ts';
import { tap } from './finger.ts';
import { atRest, opened, openPhone, type Phone, type Setting } from './interactions-phone.ts';
import { figuresOfRounds } from './interactions-rounds.ts';
import type { Figure } from './report.ts';

interface Step {
  name: string;
  from: string;
  link: string;
  /** Selector of something that only the new page has. */
  shown: string;
}

const STEPS: Step[] = [
  { name: 'Menu to a dish', from: '/menu', link: 'main article h3 a', shown: 'main article h1' },
  { name: 'Home to Menu', from: '/', link: 'main a[href="/menu"]:visible', shown: 'main [data-section] h3' },
  { name: 'Menu to Cart', from: '/menu', link: 'header a[href="/cart"]', shown: 'main h1' },
];

/** CPU slowdowns: a desktop computer, and a mid-range phone. */
const SLOWDOWNS = [1, 4];

export async function measureNextPages({ browser, origin, rounds }: Setting): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slowdown of SLOWDOWNS) {
    const found = [];
    for (let round = 0; round < Math.ceil(rounds / 3); round++) {
      const phone = await openPhone(browser, slowdown);
      found.push(await nextPages(phone, origin));
      await phone.close();
    }
    const limit = { atMost: 100 };
    figures.push(...figuresOfRounds(found, (step) => ({ name: `${step}, CPU / ${slowdown}`, unit: 'ms', limit })));
  }
  return figures;
}

/** ms from the click on a link to the first paint of the next page. The touch before the click has prefetched that page. */
async function nextPages(phone: Phone, origin: string): Promise<Map<string, number>> {
  const { page } = phone;
  const found = new Map<string, number>();
  for (const { name, from, link, shown } of STEPS) {
    await opened(page, origin + from);
    const target = page.locator(link).first();
    await target.scrollIntoViewIfNeeded();
    await atRest(page);
    await watchAppearance(page, shown);
    await tap(phone, target);
    found.set(name, await appeared(page));
  }
  return found;
}
