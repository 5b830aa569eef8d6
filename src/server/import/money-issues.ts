import { decimalsOf } from '../../domain/money/currencies.ts';
import {
  greatestPoints,
  greatestPrice,
  isDiscountValue,
  isPrice,
  isPriceAdjustment,
} from '../../domain/orders/money-limits.ts';
import type { FileIssue } from './file-issue.ts';
import type { RestaurantFile } from './restaurant-file.ts';

/** Amounts of the file that are none in its currency: with too many decimals, or too large. */
export function moneyIssues(file: RestaurantFile): FileIssue[] {
  const { code } = file.currency;
  const issue = (path: string, amount: number, isRight: boolean): FileIssue[] =>
    isRight ? [] : [{ path, message: `${amount} is no such amount of ${code}: ${limitsOf(code)}` }];
  const price = (path: string, amount: number) => issue(path, amount, isPrice(amount, code));
  const { fee, minimumOrderValue, zones } = file.delivery;
  return [
    ...price('delivery.fee', fee ?? 0),
    ...price('delivery.minimumOrderValue', minimumOrderValue),
    ...zones.flatMap((zone, i) =>
      (['fee', 'minimum', 'freeFrom'] as const).flatMap((name) =>
        price(`delivery.zones.${i}.${name}`, zone[name] ?? 0),
      ),
    ),
    ...file.products.flatMap((dish, i) => [
      ...price(`products.${i}.price`, dish.price),
      ...price(`products.${i}.pickupPrice`, dish.pickupPrice ?? 0),
      ...Object.entries(dish.sizePrices).flatMap(([size, amount]) => price(`products.${i}.sizePrices.${size}`, amount)),
    ]),
    ...file.deals.flatMap((deal, i) => [
      ...price(`deals.${i}.price`, deal.price),
      ...deal.lines.flatMap(({ dishes }, j) =>
        dishes.flatMap(({ extra }, k) => price(`deals.${i}.lines.${j}.dishes.${k}.extra`, extra)),
      ),
    ]),
    ...file.optionGroups.flatMap(({ values }, i) =>
      values.flatMap(({ priceAdjustment, sizePrices }, j) =>
        Object.entries({ priceAdjustment, ...sizePrices }).flatMap(([name, amount]) =>
          issue(
            `optionGroups.${i}.values.${j}.${name === 'priceAdjustment' ? name : `sizePrices.${name}`}`,
            amount,
            isPriceAdjustment(amount, code),
          ),
        ),
      ),
    ),
    ...file.promotions.flatMap(({ type, discountValue, minOrderValue }, i) => [
      ...issue(`promotions.${i}.discountValue`, discountValue, isDiscountValue(type, discountValue, code)),
      ...price(`promotions.${i}.minOrderValue`, minOrderValue),
    ]),
    ...file.rewards.flatMap(({ type, discountValue, pointsCost }, i) => [
      ...issue(`rewards.${i}.discountValue`, discountValue, isDiscountValue(type, discountValue, code)),
      ...(pointsCost <= greatestPoints(code)
        ? []
        : [{ path: `rewards.${i}.pointsCost`, message: `is more than ${greatestPoints(code)}` }]),
    ]),
  ];
}

function limitsOf(code: string): string {
  const decimals = decimalsOf(code);
  return `it has ${decimals || 'no'} decimals, and a price is at most ${greatestPrice(code)}`;
}
