import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../domain/languages.ts';
import { countryCode } from '../../domain/people/country-code.ts';
import { findByEmail } from '../accounts/users.repo.ts';
import { insertFavorite } from '../customers/favorites.repo.ts';
import { importRestaurant } from '../import/import-restaurant.ts';
import { readRestaurantSource } from '../import/read-restaurant-source.ts';
import { connectAccount } from '../payments/connect-account.ts';
import { isSimulatorOn } from '../payments/simulator/simulator-on.ts';
import { inTransaction, isUniqueViolation } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import type { Services } from '../services.ts';
import { restaurantIdOfSlug } from '../storefront/content.repo.ts';
import { demoState, grantUpTo, hasRestaurants, insertOwner, setDemoState } from './demo.repo.ts';
import { DEMO_CUSTOMER, hashDemoPasswords, insertDemoAccounts } from './demo-accounts.ts';
import { type DemoRestaurant, insertDemoOrders } from './insert-demo-orders.ts';

const FILES = ['forno-vesta', 'kumo', 'brasa'];
const DIR = new URL('../../../restaurants/', import.meta.url);
const TAKES_CARDS = 'brasa';
const POINTS = 500;
const FAVORITES = 2;

/** Fills an empty database with the demo restaurants, accounts and orders (DECISIONS "Fixed points"). */
export async function loadDemo(services: Services): Promise<void> {
  const { db, config } = services;
  if (!config.DEMO) return;
  if ((await hasRestaurants(db)) && (await demoState(db)) !== 'loading') return;
  await setDemoState(db, 'loading');
  for (const name of FILES) {
    await importRestaurant(services, await readRestaurantSource(fileURLToPath(new URL(`${name}.json`, DIR))));
  }
  await loadPeople(services);
  await takeCards(services);
  await setDemoState(db, 'loaded');
}

/**
 * Inserts accounts and orders in one transaction. If two processes start at the same time, the second one's inserts fail with a
 * unique violation and are dropped.
 */
async function loadPeople(services: Services): Promise<void> {
  if (await findByEmail(services.db, DEMO_CUSTOMER.email)) return;
  const hashes = await hashDemoPasswords();
  const restaurants = await Promise.all(FILES.map((slug) => readRestaurant(services, slug)));
  const now = services.clock();
  try {
    await inTransaction(services.db, async (tx) => {
      const accounts = await insertDemoAccounts(tx, hashes, now);
      for (const restaurant of restaurants) {
        const { id } = restaurant.tenant;
        const of = { restaurantId: id, userId: accounts.customerId };
        await insertOwner(tx, id, accounts.ownerId);
        await insertDemoOrders(tx, { ...restaurant, accounts, now });
        await grantUpTo(tx, { ...of, points: POINTS, now });
        const featured = restaurant.shown.products.filter((product) => product.isFeatured).slice(0, FAVORITES);
        for (const [i, { _id }] of featured.entries()) await insertFavorite(tx, { ...of, productId: _id }, now - i);
      }
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  for (const { tenant } of restaurants) services.content.changed(tenant.id);
}

/** One restaurant takes cards, by the simulator, where payments may be simulated. */
async function takeCards(services: Services): Promise<void> {
  if (!isSimulatorOn(services.config)) return;
  const id = await restaurantIdOfSlug(services.db, TAKES_CARDS);
  if (id === null) return;
  await connectAccount(services, { tenant: { id, slug: TAKES_CARDS }, userId: null }, { provider: 'simulator' });
}

async function readRestaurant(
  { db, content }: Services,
  slug: string,
): Promise<Omit<DemoRestaurant, 'accounts' | 'now'>> {
  const id = await restaurantIdOfSlug(db, slug);
  if (id === null) throw new Error(`the demo restaurant "${slug}" is not loaded`);
  const shown = await content.of(id, 'en');
  const { contentLanguage, timezone, address } = shown.restaurant;
  const country = countryCode(address.country);
  const tenant: Tenant = { id, slug, contentLanguage, languages: LANGUAGES, timezone, country };
  return { tenant, shown, original: await content.of(id, contentLanguage) };
}
