import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { trattoria } from '../../../tests/support/trattoria.ts';
import { LANGUAGES } from '../../domain/languages.ts';
import { parseRestaurantFile } from '../import/parse-restaurant-file.ts';
import { restaurantSchemaText } from '../import/restaurant-schema.ts';

const DIR = fileURLToPath(new URL('../../../restaurants/', import.meta.url));
const files = readdirSync(DIR).filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'));

describe.each(files)('restaurants/%s', (name) => {
  const file = parseRestaurantFile(readFileSync(DIR + name, 'utf8'), name);

  it('has the coupons that others rely on (DECISIONS "demo data")', () => {
    const lastFive = file.promotions.find(({ couponCode }) => couponCode === 'LAST5');
    expect(lastFive).toMatchObject({ maxUses: 5, maxUsesPerCustomer: 1 });
    const unlimited = file.promotions.filter(
      (each) =>
        each.couponCode && each.displayToCustomers && !each.maxUses && !each.maxUsesPerCustomer && !each.validUntil,
    );
    expect(unlimited.length).toBeGreaterThan(0);
  });

  it('has every text in every language', () => {
    expect(textsOf(file).filter((text) => Object.keys(text).length !== LANGUAGES.length)).toEqual([]);
  });
});

describe('a restaurant file', () => {
  const parse = (change: object) => () =>
    parseRestaurantFile(JSON.stringify({ ...trattoria.file, ...change }), 'x.json');

  it('is refused with the file’s name and every wrong field', () => {
    const [first, ...others] = trattoria.file.products;
    const attempt = parse({ slug: 'No Slug', products: [{ ...first, price: -1 }, ...others], extra: 1 });
    expect(attempt).toThrow(/x\.json[\s\S]*slug: [\s\S]*products\.0\.price: /);
    expect(attempt).toThrow('extra');
    expect(() => parseRestaurantFile('{', 'y.json')).toThrow(/^y\.json is not JSON/);
  });

  it.each([
    ['products.0.categories.0: there is no category "none"', { products: [{ categories: ['none'] }] }],
    ['products.0.options.0: there is no option group "none"', { products: [{ options: ['none'] }] }],
    ['promotions.0.products.0: there is no product "none"', { promotions: [{ products: ['none'] }] }],
    ['products.0.name: has no text in "en", the content language', { products: [{ name: { pt: 'Só português' } }] }],
    ['optionGroups.0: The maximum must not be lower than the minimum.', { optionGroups: [{ min: 2 }] }],
    ['timezone: "Europe/Nowhere" is not an IANA time zone', { timezone: 'Europe/Nowhere' }],
    ['name: ', { name: ' ' }],
    ['promotions.0.maxUses: ', { promotions: [{ maxUses: 2 ** 31 }] }],
    ['rewards.0.pointsCost: ', { rewards: [{ pointsCost: 2 ** 31 }] }],
    ['address.coordinates.1: ', { address: { ...trattoria.file.address, coordinates: [0, 91] } }],
    ['x.json has texts that no database can hold', { name: 'a\0b' }],
  ])('is refused: %s', (message, change) => {
    expect(parse(merged(change))).toThrow(message);
  });

  it('is refused when a key or a code is taken', () => {
    const [first] = trattoria.file.products;
    expect(parse({ products: [...trattoria.file.products, first] })).toThrow('products.6.key: "margherita" is taken');
    const promotions = trattoria.file.promotions.map((each) => ({ ...each, couponCode: 'SAME' }));
    expect(parse({ promotions })).toThrow('promotions.1.couponCode: "SAME" is taken');
    expect(parse({ domains: ['b.test', 'a.test', 'a.test'] })).toThrow('domains.2: "a.test" is listed twice');
    const closed = { date: '+9d', isClosed: true };
    const noted = parse({ openingHoursExceptions: [closed, { date: '+9d', open: '10:00', close: '12:00' }] });
    expect(noted).toThrow('openingHoursExceptions.1: "+9d" is listed twice');
  });

  it.each([
    ['address: is missing', { address: undefined }],
    ['name: is missing', { name: undefined }],
    ['slug: must be a text in quotation marks', { slug: 5 }],
    ['products.0.price: must be a number', { products: [{ price: '9.50' }] }],
    ['products.0.price: must be at least 0', { products: [{ price: -1 }] }],
    ['products.0.categories: must have at least 1 entry', { products: [{ categories: [] }] }],
    ['products.0: has no field "prize"', { products: [{ prize: 5 }] }],
    ['promotions.0.validFrom: a moment such as 2026', { promotions: [{ validFrom: 'soon' }] }],
    ['promotions.0.type: must be "', { promotions: [{ type: 'Gift' }] }],
  ])('says in plain words what is wrong: %s', (message, change) => {
    expect(parse(merged(change))).toThrow(message);
  });

  it('must be an object', () => {
    expect(() => parseRestaurantFile('[]', 'x.json')).toThrow('the file: must be an object in { }');
  });

  it('may begin with the mark that some editors write', () => {
    expect(parseRestaurantFile(`\ufeff${JSON.stringify(trattoria.file)}`, 'x.json')).toEqual(trattoria.file);
  });

  it('has a JSON Schema for editors that is up to date: node scripts/write-restaurant-schema.ts', () => {
    expect(readFileSync(`${DIR}restaurant.schema.json`, 'utf8')).toBe(restaurantSchemaText());
  });
});

/** The trattoria with the first of each named list changed. */
function merged(change: Record<string, unknown>): object {
  const lists = Object.entries(change).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    const [first, ...others] = trattoria.file[name as 'products'];
    return [name, [{ ...first, ...value[0] }, ...others]];
  });
  return Object.fromEntries(lists);
}

function textsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && 'en' in value) return [value];
  return Object.values(value).flatMap(textsOf);
}
