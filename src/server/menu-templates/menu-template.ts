import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { MenuKind } from '../../domain/menu/menu-kinds.ts';
import type { SizePrices } from '../../domain/menu/size-prices.ts';
import { localPrice } from '../../domain/money/local-price.ts';
import { fileCategory, fileOptionGroup, fileProduct } from '../import/file-menu.ts';

/** What paths of pictures in a template are relative to. */
export const PICTURES_DIR = fileURLToPath(new URL('../../../restaurants/', import.meta.url));

/** The menu part of a restaurant file, with every text in all languages and prices as they are in euros. */
const menuTemplateFile = z.strictObject({
  categories: z.array(fileCategory).min(1),
  optionGroups: z.array(fileOptionGroup),
  products: z.array(fileProduct).min(1),
});
export type MenuTemplateFile = z.infer<typeof menuTemplateFile>;

/** The template of a kind (`restaurants/templates/`), with example prices in a currency. */
export async function readTemplate(kind: MenuKind, currencyCode: string): Promise<MenuTemplateFile> {
  const text = await readFile(`${PICTURES_DIR}templates/${kind}.json`, 'utf8');
  const { categories, optionGroups, products } = menuTemplateFile.parse(JSON.parse(text));
  return {
    categories,
    optionGroups: optionGroups.map((group) => ({
      ...group,
      values: group.values.map((value) => ({
        ...value,
        priceAdjustment: localPrice(value.priceAdjustment, currencyCode),
        sizePrices: localPrices(value.sizePrices, currencyCode),
      })),
    })),
    products: products.map((dish) => ({
      ...dish,
      price: localPrice(dish.price, currencyCode),
      pickupPrice: dish.pickupPrice === null ? null : localPrice(dish.pickupPrice, currencyCode),
      sizePrices: localPrices(dish.sizePrices, currencyCode),
    })),
  };
}

function localPrices(prices: SizePrices, currencyCode: string): Record<string, number> {
  return Object.fromEntries(Object.entries(prices).map(([size, price]) => [size, localPrice(price, currencyCode)]));
}
