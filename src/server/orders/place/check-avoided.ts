import type { PlaceOrderInput } from '../../../contract/orders.ts';
import { allergensOf, mayContainOf } from '../../../domain/appraisal/declared.ts';
import type { RepricedItem } from '../../../domain/appraisal/reprice.ts';
import type { Language } from '../../../domain/languages.ts';
import { clashOf } from '../../../domain/menu/food-verdict.ts';
import { Refusal } from '../../platform/refusals/refusal.ts';
import { foodLabel } from '../../texts/food-label-texts.ts';
import { ordersRefusals } from '../orders.refusals.ts';

/**
 * Throws a `Refusal` if a dish has, or may have, what its guest avoids, and the guest has not confirmed that dish. The menu counts as it
 * is now: the page may have shown an older one. A dish that does not say what is in it is no knowing conflict: the kitchen reads that.
 */
export function checkAvoided(
  items: readonly RepricedItem[],
  avoids: PlaceOrderInput['avoids'],
  language: Language,
): void {
  if (!avoids) return;
  const clashes = items.flatMap((item, index) => {
    if (avoids.confirmed.includes(item.sent.productId)) return [];
    const declared = { allergenCodes: allergensOf(item), mayContainCodes: mayContainOf(item) };
    const { contains, mayContain } = clashOf(declared, avoids.allergens);
    const names = [...contains, ...mayContain].map((code) => foodLabel(code, language));
    return names.length ? [{ index, text: `${item.shown?.name ?? ''} (${names.join(', ')})` }] : [];
  });
  if (clashes.length === 0) return;
  throw new Refusal(ordersRefusals.avoided_allergens, {
    values: { dishes: [...new Set(clashes.map(({ text }) => text))].join('; ') },
    errors: clashes.map(({ index, text }) => ({ field: `items.${index}`, message: text })),
  });
}
