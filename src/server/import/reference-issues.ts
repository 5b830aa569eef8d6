import { leastPrice } from '../../domain/menu/least-price.ts';
import { openingFault, withOpenedGroups } from '../../domain/menu/opened-groups.ts';
import { optionGroupFaults } from '../../domain/menu/option-group-faults.ts';
import { promotionFaults } from '../../domain/menu/promotion-faults.ts';
import { hasTwoSizes } from '../../domain/menu/size-prices.ts';
import { postcodeNeed } from '../../domain/people/postcode.ts';
import { fieldMessage } from '../platform/refusals/field-messages.ts';
import type { FileIssue } from './file-issue.ts';
import { moneyIssues } from './money-issues.ts';
import { resolveDay } from './resolve-day.ts';
import type { RestaurantFile } from './restaurant-file.ts';

/** Faults that a schema cannot find: keys that refer to nothing, duplicate keys, amounts that the currency does not have, and texts without the content language. */
export function referenceIssues(file: RestaurantFile): FileIssue[] {
  const categories = new Set(file.categories.map(({ key }) => key));
  const options = new Set(file.optionGroups.map(({ key }) => key));
  const products = new Set(file.products.map(({ key }) => key));
  const sizes = new Set(sizesOf(file.optionGroups));
  return [
    ...duplicates('categories', file.categories),
    ...duplicates('optionGroups', file.optionGroups),
    ...duplicates('products', file.products),
    ...duplicates('deals', file.deals),
    ...duplicates('promotions', file.promotions),
    ...duplicates('rewards', file.rewards),
    ...duplicates('highlights', file.highlights),
    ...duplicates('reviews', file.reviews),
    ...duplicateCodes(file),
    ...twice('domains', file.domains),
    ...twice(
      'openingHoursExceptions',
      file.openingHoursExceptions.map(({ date }) => date),
    ),
    ...file.optionGroups.flatMap((group, i) => [
      ...duplicates(`optionGroups.${i}.values`, group.values),
      ...optionGroupFaults({ ...group, perValue: group.maxPerValue }).map((fault) => ({
        path: `optionGroups.${i}`,
        message: fieldMessage(fault, 'en'),
      })),
      ...group.values.flatMap(({ sizePrices, opens }, j) => [
        ...unknown(`optionGroups.${i}.values.${j}.sizePrices`, Object.keys(sizePrices), sizes, 'size'),
        ...unknown(`optionGroups.${i}.values.${j}.opens`, opens, options, 'option group'),
      ]),
      ...impossibleOpening(`optionGroups.${i}`, group, file),
    ]),
    ...file.promotions.flatMap((promotion, i) => impossibleTerms(`promotions.${i}`, promotion)),
    ...missingPostcode(file),
    ...file.products.flatMap((product, i) => [
      ...unknown(`products.${i}.categories`, product.categories, categories, 'category'),
      ...unknown(`products.${i}.options`, product.options, options, 'option group'),
      ...unknown(`products.${i}.halves`, product.halves ? [product.halves.category] : [], categories, 'category'),
      ...unknown(`products.${i}.goesWith`, product.goesWith, products, 'product'),
      ...unknown(
        `products.${i}.sizePrices`,
        Object.keys(product.sizePrices),
        new Set(sizesOf(groupsOf(product, file))),
        'size of it',
      ),
      ...(hasTwoSizes(groupsOf(product, file))
        ? [{ path: `products.${i}.options`, message: fieldMessage('two_sizes', 'en') }]
        : []),
      ...belowZero(`products.${i}.price`, product, file),
    ]),
    ...file.deals.flatMap(({ lines }, i) => [
      ...duplicates(`deals.${i}.lines`, lines),
      ...lines.flatMap(({ category, dishes }, j) => [
        ...unknown(`deals.${i}.lines.${j}.category`, category === null ? [] : [category], categories, 'category'),
        ...unknown(
          `deals.${i}.lines.${j}.dishes`,
          dishes.map(({ product }) => product),
          products,
          'product',
        ),
      ]),
    ]),
    ...file.promotions.flatMap((promotion, i) => [
      ...unknown(`promotions.${i}.products`, promotion.products, products, 'product'),
      ...unknown(`promotions.${i}.categories`, promotion.categories, categories, 'category'),
      ...(promotion.type === 'FreeProduct' && promotion.products.length + promotion.categories.length === 0
        ? [{ path: `promotions.${i}.products`, message: fieldMessage('dishes_required', 'en') }]
        : []),
    ]),
    ...unknownZone(file),
    ...moneyIssues(file),
    ...missingTexts(file, file.contentLanguage, ''),
  ];
}

/** Days of `openingHoursExceptions` that are the same at the instant of loading (ms), such as "+1d" and its date. */
export function sameDays({ openingHoursExceptions, timezone }: RestaurantFile, now: number): FileIssue[] {
  return twice(
    'openingHoursExceptions',
    openingHoursExceptions.map(({ date }) => resolveDay(date, now, timezone)),
  );
}

function duplicates(path: string, things: readonly { key: string }[]): FileIssue[] {
  const seen = new Set<string>();
  return things.flatMap(({ key }, i) => {
    if (seen.has(key)) return [{ path: `${path}.${i}.key`, message: `"${key}" is taken` }];
    seen.add(key);
    return [];
  });
}

function twice(path: string, names: readonly string[]): FileIssue[] {
  return names.flatMap((name, i) =>
    names.indexOf(name) < i ? [{ path: `${path}.${i}`, message: `"${name}" is listed twice` }] : [],
  );
}

function duplicateCodes({ promotions }: RestaurantFile): FileIssue[] {
  return promotions.flatMap(({ couponCode }, i) =>
    couponCode !== null && promotions.findIndex((each) => each.couponCode === couponCode) < i
      ? [{ path: `promotions.${i}.couponCode`, message: `"${couponCode}" is taken` }]
      : [],
  );
}

/** Issues for unknown keys, and for repeated ones, which would become the same row twice. */
function unknown(path: string, keys: readonly string[], known: ReadonlySet<string>, noun: string): FileIssue[] {
  const strangers = keys.flatMap((key, i) =>
    known.has(key) ? [] : [{ path: `${path}.${i}`, message: `there is no ${noun} "${key}"` }],
  );
  return [...strangers, ...twice(path, keys)];
}

type FileProduct = RestaurantFile['products'][number];

function belowZero(path: string, product: FileProduct, file: RestaurantFile): FileIssue[] {
  const { price, pickupPrice } = product.halves ? withLeastHalf(product, product.halves, file) : product;
  const groups = groupsOf(product, file).map(({ key: group, maxPerValue: perValue, values, ...bounds }) => ({
    ...{ ...bounds, id: group, perValue },
    values: values.map(({ key, priceAdjustment, sizePrices, opens }) => {
      const id = `${group}/${key}`;
      const own = product.halves ? undefined : product.sizePrices[id];
      return { id, adjustment: own === undefined ? priceAdjustment : own - product.price, sizePrices, opens };
    }),
  }));
  // Sums of decimals are off by much less than the smallest coin.
  return leastPrice({ price: Math.min(price, pickupPrice ?? price), groups }) < -1e-6
    ? [{ path, message: fieldMessage('below_zero', 'en') }]
    : [];
}

/** A dish of halves costs the cheapest of their dishes besides, whoever fetches it too. */
function withLeastHalf(
  { price }: FileProduct,
  halves: NonNullable<FileProduct['halves']>,
  { products }: RestaurantFile,
): Pick<FileProduct, 'price' | 'pickupPrice'> {
  const dishes = products.filter((each) => !each.halves && each.categories.includes(halves.category));
  return { price: price + (dishes.length ? Math.min(...dishes.map((dish) => dish.price)) : 0), pickupPrice: null };
}

/** With those that its options open. */
function groupsOf({ options }: FileProduct, { optionGroups }: RestaurantFile) {
  const opens = (group: string) =>
    optionGroups.flatMap(({ key, values }) => (key === group ? values.flatMap((value) => value.opens) : []));
  const keys = withOpenedGroups(options, opens);
  return optionGroups.filter(({ key }) => keys.includes(key));
}

type FileGroup = RestaurantFile['optionGroups'][number];

function impossibleOpening(path: string, group: FileGroup, { optionGroups }: RestaurantFile): FileIssue[] {
  const opening = ({ key, ...rest }: FileGroup) => ({
    ...{ _id: key, isSize: rest.isSize },
    values: rest.values.map((value) => ({ _id: value.key, opens: value.opens })),
  });
  const fault = openingFault(opening(group), optionGroups.filter((each) => each !== group).map(opening));
  return fault ? [{ path, message: fieldMessage(fault, 'en') }] : [];
}

/** The sizes among the groups, as prices name them. */
function sizesOf(groups: RestaurantFile['optionGroups']): string[] {
  return groups
    .filter(({ isSize }) => isSize)
    .flatMap(({ key, values }) => values.map((value) => `${key}/${value.key}`));
}

/** Relative days and instants are compared only with their like; the day of loading decides about the others. */
function impossibleTerms(path: string, promotion: RestaurantFile['promotions'][number]): FileIssue[] {
  const { type, discountValue, validFrom, validUntil } = promotion;
  const [from, until] = [validFrom, validUntil].map((each) => (each === null ? null : order(each)));
  const areAlike = from?.isRelative === until?.isRelative;
  const terms = areAlike
    ? { validFrom: from?.at ?? null, validUntil: until?.at ?? null }
    : { validFrom: null, validUntil: null };
  return promotionFaults({ type, discountValue, ...terms }).map(({ field, fault }) => ({
    path: `${path}.${field}`,
    message: fieldMessage(fault, 'en'),
  }));
}

function order(instant: string): { isRelative: boolean; at: number } {
  const isRelative = instant.endsWith('d');
  return { isRelative, at: isRelative ? Number.parseInt(instant, 10) : Date.parse(instant) };
}

function missingPostcode({ address }: RestaurantFile): FileIssue[] {
  if (address.postcode || postcodeNeed(address.country) !== 'required') return [];
  return [{ path: 'address.postcode', message: fieldMessage('required', 'en') }];
}

function unknownZone({ timezone }: RestaurantFile): FileIssue[] {
  try {
    new Intl.DateTimeFormat('en', { timeZone: timezone });
    return [];
  } catch {
    return [{ path: 'timezone', message: `"${timezone}" is not an IANA time zone` }];
  }
}

const LANGUAGE_CODE = /^[a-z]{2}$/;

/**
 * Issues for texts without the content language. A text by language is any object all of whose keys are language codes: the
 * format has no other such objects.
 */
function missingTexts(value: unknown, language: string, path: string): FileIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  const keys = Object.keys(value);
  if (!Array.isArray(value) && keys.length > 0 && keys.every((key) => LANGUAGE_CODE.test(key))) {
    return keys.includes(language) ? [] : [{ path, message: `has no text in "${language}", the content language` }];
  }
  return Object.entries(value).flatMap(([key, inner]) => missingTexts(inner, language, path ? `${path}.${key}` : key));
}
