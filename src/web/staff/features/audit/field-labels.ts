import { isLanguage, LANGUAGE_NAMES } from '../../../../domain/languages.ts';
import { ADDITIVES, ALLERGEN_KIND_NAMES, ALLERGENS, DIETARY_LABELS } from '../../../../domain/menu/food-labels.ts';
import { ORDER_TYPE, ORDER_TYPES } from '../../../../domain/orders/order-types.ts';
import { OVERRIDES } from '../../../../domain/orders/overrides.ts';
import { WEEKDAYS } from '../../../../domain/times/weekdays.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE, DATE_AND_TIME, dateTime, localeOf, money } from '../../../app/format/format.ts';
import { paymentMethodName } from '../../../features/orders/payment-method.ts';
import { statusText } from '../../../features/orders/status-chips.tsx';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { useRoleNames } from '../team/role-names.ts';
import type { Leaf } from './changed-fields.ts';
import { AMOUNTS, type AuditField, FIELDS, HOLDERS } from './fields.ts';

/** Usual times, in minutes. Until they were numbers, their texts stood here by language. */
const TIMES = new Set(['deliveryTime', 'collectionTime']);

/** Lists of what is in a dish, by their keys. */
const FOODS = new Set(['allergens', 'mayContain', 'allergenKinds', 'additives', 'dietary']);
const isFood = oneOf([...ALLERGENS, ...DIETARY_LABELS]);
const isFact = oneOf([...ALLERGEN_KIND_NAMES, ...ADDITIVES]);

/** Returns functions that name fields and values in the reader's language. */
export function useFieldLabels(): {
  label(path: readonly string[]): string;
  words(path: readonly string[], value: Leaf): string;
} {
  const t = useMessages('audit');
  const statuses = useMessages('statuses');
  const foods = useMessages('foods');
  const facts = useMessages('food-facts');
  const roles = useRoleNames();
  const language = useLanguage();
  const restaurant = useKnownRestaurant();
  const zone = restaurant?.timezone ?? 'UTC';
  const currency = restaurant?.currency;

  function part(name: string): string {
    if (FIELDS.some((each) => each === name)) return t(`field_${name as AuditField}`);
    if (isLanguage(name)) return LANGUAGE_NAMES[name];
    const weekday = (WEEKDAYS as readonly string[]).indexOf(name);
    // 4 January 1970 was a Sunday.
    if (weekday >= 0) return dateTime((3 + weekday) * 86_400_000, 'UTC', language, { weekday: 'long' });
    return /^[a-z]+([A-Z][a-z]*)+$/.test(name) ? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) : name;
  }
  /** "Delivery, Pickup" in the reader's language. */
  function orderTypes(value: string): string {
    const kept = ORDER_TYPES.filter((type) => value.split(', ').includes(type));
    return kept.map((type) => t(`type_${ORDER_TYPE[type].word}`)).join(', ');
  }
  /** "English, Deutsch". */
  function languageNames(value: string): string {
    const codes = value.split(', ').filter(isLanguage);
    return codes.map((code) => LANGUAGE_NAMES[code]).join(', ');
  }
  /** "closed or full, below the minimum". */
  function overrides(value: string): string {
    const kept = OVERRIDES.filter((override) => value.split(', ').includes(override));
    return kept.map((override) => t(`override_${override}`)).join(', ');
  }
  /** "Milk, Eggs". */
  function foodNames(value: string): string {
    const name = (key: string) => {
      if (isFood(key)) return foods(key);
      return isFact(key) ? facts(key) : key;
    };
    return value.split(', ').map(name).join(', ');
  }
  function words(path: readonly string[], value: Leaf): string {
    if (path.at(-1) === 'status') return statusText(statuses, String(value));
    if (path.at(-1) === 'role') return roles.find((role) => role.value === value)?.label ?? String(value);
    if (TIMES.has(path.at(-1) ?? '')) return t('minutes', { minutes: String(value) });
    if (path.at(-1) === 'orderTypes' || path.at(-1) === 'orderType') return orderTypes(String(value));
    if (path.at(-1) === 'languages') return languageNames(String(value));
    if (FOODS.has(path.at(-1) ?? '')) return foodNames(String(value));
    if (path.at(-1) === 'overrides') return overrides(String(value));
    if (path.at(-1) === 'weekdays') return String(value).split(', ').map(part).join(', ');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number' && currency && AMOUNTS.has(path.at(-1) ?? ''))
      return money(value, currency, language);
    if (typeof value === 'number') return value.toLocaleString(localeOf(language));
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return dateTime(value, zone, language, DATE_AND_TIME);
    if (/^\d{4}-\d\d-\d\d$/.test(value)) return dateTime(`${value}T12:00:00Z`, 'UTC', language, DATE);
    return value;
  }
  // A part of the path may be a payment method's name, which is no field.
  return {
    label: (path) =>
      path
        .filter((name) => !HOLDERS.has(name))
        .map((name) => paymentMethodName(statuses, part(name)))
        .join(' · '),
    words,
  };
}

function oneOf<Key extends string>(keys: readonly Key[]): (key: string) => key is Key {
  return (key): key is Key => (keys as readonly string[]).includes(key);
}
