import { fileURLToPath } from 'node:url';
import { loadDemo } from '../../src/server/demo/load-demo.ts';
import { importRestaurant } from '../../src/server/import/import-restaurant.ts';
import { readRestaurantSource } from '../../src/server/import/read-restaurant-source.ts';
import { makeOwner } from '../../src/server/operate/make-owner.ts';
import { readConfig } from '../../src/server/platform/config.ts';
import { databasePlace, openDatabase } from '../../src/server/platform/database/database.ts';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import { createServices } from '../../src/server/wire.ts';
import { generatedSource } from '../generate/generated-menu.ts';

const FILE = fileURLToPath(new URL('../../restaurants/brasa.json', import.meta.url));

/** Brand colours with poor contrast, by the slug of the restaurant that has them. */
export const BRANDS = {
  'platform-brand': { primary: '#6200EE', secondary: '#03DAC6', accent: '#03DAC6' },
  'yellow-brand': { primary: '#FFEB3B', secondary: '#FDD835', accent: '#FFF59D' },
  'navy-brand': { primary: '#0A1A3F', secondary: '#10233F', accent: '#000000' },
  'white-brand': { primary: '#FFFFFF', secondary: '#FFFFFF', accent: '#FAFAFA' },
};

/** The slug of a restaurant with English texts only: all other languages are machine-translated. */
export const ENGLISH_ONLY = 'english-only';

/** The slug of a restaurant with 200 dishes, whose menu renders only what is near the screen. It has no promotions. */
export const LONG_MENU = 'long-menu';

/** The slug of a restaurant that is always open and has a demo owner, for stories that set how it takes orders. */
export const BUSY_KITCHEN = 'busy-kitchen';

/** The slug of a restaurant with the demo's owner whose board only one story fills. */
export const FULL_BOARD = 'full-board';

/** The slug of a restaurant with the demo's owner for stories of the board: few orders, so that cards are drawn at once and stay put. */
export const CALM_BOARD = 'calm-board';

/** The slug of a restaurant that is always open and has a demo owner, whose kitchen one story divides. */
export const TWO_STATIONS = 'two-stations';

/** The slug of a restaurant that is always open and has a demo owner, which adds fees and tax to its orders and offers tips. */
export const MANY_FIGURES = 'many-figures';

/** The slug of a restaurant that is always open and has a demo owner, whose printer one story leaves without paper. */
export const STUCK_PRINTER = 'stuck-printer';

/** The slug of a restaurant that is always open and has a demo owner, whose customers join its mailing list. */
export const MANY_READERS = 'many-readers';

/** The slug of a restaurant with a demo owner, whose hours one story sets around the present. */
export const OPEN_FOR_HOURS = 'open-for-hours';

/** The slug of a restaurant that is always open and has a demo owner, who divides where it delivers. */
export const DIVIDED_AREA = 'divided-area';

/** The slug of a restaurant that is always open and has a demo owner, whose couriers bring its orders. */
export const OWN_COURIERS = 'own-couriers';

/** The slug of a restaurant that is always open and has a demo owner, whose orders a service brings. */
export const OTHERS_DELIVER = 'others-deliver';
/** Its only way to pay. */
export const PAID_AHEAD = 'Online Payment (Placeholder)';

/** The slug of a restaurant that is always open and has a demo owner, who has people called and texts guests. */
export const OWN_TELEPHONE = 'own-telephone';

/** Fills the database of the settings: the demo, copies of one of its restaurants in other colours and texts, a long menu. */
export async function loadBrands(): Promise<void> {
  const config = readConfig(process.env);
  const database = openDatabase(databasePlace(config));
  await migrate(database);
  const services = createServices(config, database);
  await loadDemo(services);
  const source = await readRestaurantSource(FILE);
  for (const [slug, colours] of Object.entries(BRANDS)) {
    const theme = { ...colours, light: {}, dark: {} };
    await importRestaurant(services, { ...source, file: { ...source.file, slug, domains: [], theme } });
  }
  const file = { ...inEnglish(source.file), slug: ENGLISH_ONLY, domains: [] };
  await importRestaurant(services, { ...source, file });
  for (const slug of [FULL_BOARD, CALM_BOARD]) {
    await importRestaurant(services, { ...source, file: { ...source.file, slug, domains: [] } });
    await makeOwner(config, slug, 'owner@demo.test');
  }
  const long = generatedSource({ slug: LONG_MENU, products: 200 });
  await importRestaurant(services, { ...long, file: { ...long.file, promotions: [] } });
  const owned = [
    ...[BUSY_KITCHEN, TWO_STATIONS, MANY_FIGURES, STUCK_PRINTER, MANY_READERS],
    ...[OPEN_FOR_HOURS, DIVIDED_AREA, OWN_COURIERS, OWN_TELEPHONE],
  ];
  for (const slug of owned) {
    await importRestaurant(services, { ...source, file: { ...inEnglish(source.file), slug, domains: [] } });
    await makeOwner(config, slug, 'owner@demo.test');
  }
  // No service takes money at the door.
  const paymentMethods = [{ methodName: PAID_AHEAD, isEnabled: true }];
  const others = { ...inEnglish(source.file), slug: OTHERS_DELIVER, domains: [], paymentMethods };
  await importRestaurant(services, { ...source, file: others });
  await makeOwner(config, OTHERS_DELIVER, 'owner@demo.test');
  await database.db.destroy();
}

function inEnglish<T>(file: T): T {
  return JSON.parse(JSON.stringify(file, (_key, value) => (value?.en && value.de ? { en: value.en } : value)));
}
