import type { Browser, BrowserContext, Page } from '@playwright/test';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { staffRoutes } from '../../src/web/staff/staff-routes.ts';
import { faults, NO_FAULTS } from './faults-of-page.ts';
import { staffApi } from './staff-api.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, site, story } from './story.ts';

const RESTAURANT = 'brasa';
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

for (const language of LANGUAGES) {
  story(`every page of the staff can be read in ${language} on a narrow phone`, async ({ browser, watchContext }) => {
    const { desk, paths } = await openOffice(browser, watchContext);
    await desk.setViewportSize(NARROW);
    for (const path of paths) {
      await open(desk, `${path}?lang=${language}`);
      await expect(desk.locator('html')).toHaveAttribute('lang', language);
      await expect.poll(() => faults(desk, language), `${path} in ${language}`).toEqual(NO_FAULTS);
    }
  });
}

/** Every third page in a story of its own: axe takes seconds for each, twice, and there are more pages every month. */
const PARTS = [0, 1, 2];

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const part of PARTS) {
    const title = `every page of the staff is accessible in both modes on a ${name}, part ${part + 1} of ${PARTS.length}`;
    story(title, async ({ browser, watchContext }) => {
      const { desk, paths } = await openOffice(browser, watchContext);
      await desk.setViewportSize(size);
      // A board full of other stories' orders moves under the look: stories of its own look at it.
      const looked = paths.filter((each) => each !== '/staff');
      for (const path of looked.filter((_, at) => at % PARTS.length === part)) {
        await open(desk, path);
        await story.step(path, () => expectAccessibleInBothModes(desk));
      }
    });
  }
}

/** The owner's desk, and every address that an owner may open, with ids of this restaurant. */
async function openOffice(browser: Browser, watch: (context: BrowserContext) => void) {
  const desk = await openDesk(browser, RESTAURANT, '/staff/restaurant', watch);
  const { orders } = await staffApi(desk, 'GET', '/orders?limit=1');
  const { customers } = await staffApi(desk, 'POST', '/customer-searches', { typed: '' });
  const { products } = await staffApi(desk, 'GET', '/menu');
  const ids: Record<string, string | undefined> = {
    '/staff/orders/:id': orders[0]._id,
    '/staff/customers/:id': customers[0]?._id,
    '/staff/menu/edit/dishes/:id': products[0]._id,
  };
  const paths = staffRoutes
    .filter(({ open: isOpen, path }) => !isOpen && !path.includes('stations/:'))
    .map(({ path }) => path.replace(':group', 'reports').replace(':id', ids[path] ?? ''));
  return { desk, paths };
}

async function open(desk: Page, path: string): Promise<void> {
  await desk.goto(site(RESTAURANT, path));
  await expect(desk.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(desk.locator('main [aria-busy=true]')).toHaveCount(0);
}
