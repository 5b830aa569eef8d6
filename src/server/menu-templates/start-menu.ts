import type { MenuKind } from '../../domain/menu/menu-kinds.ts';
import { recordChange } from '../editing/record-change.ts';
import type { ImportIds, ImportKind } from '../import/import-ids.ts';
import { menuRows } from '../import/menu-rows.ts';
import { storePictures } from '../import/store-media.ts';
import { TextRows } from '../import/text-rows.ts';
import { insertRows, upsertRows } from '../import/write-rows.ts';
import { changeMenu } from '../menu/change-menu.ts';
import type { Db } from '../platform/database/database.ts';
import type { Tenant } from '../platform/http/app.ts';
import { newId, shortened, stableId } from '../platform/ids/ids.ts';
import { Refusal } from '../platform/refusals/refusal.ts';
import { currencyOf } from '../restaurants/currency.repo.ts';
import type { Services } from '../services.ts';
import { type MenuTemplateFile, PICTURES_DIR, readTemplate } from './menu-template.ts';
import { menuTemplatesRefusals } from './menu-templates.refusals.ts';

interface StartingMenu {
  tenant: Tenant;
  userId: string;
  kind: MenuKind;
}

/** Fills an empty menu with a template, in one transaction. Throws a `Refusal` if it has a category or a dish by then. */
export async function startMenu(services: Services, { tenant, userId, kind }: StartingMenu): Promise<void> {
  const { db } = services;
  const restaurantId = tenant.id;
  await requireEmpty(db, restaurantId);
  const code = await currencyOf(db, restaurantId);
  const template = await readTemplate(kind, code);
  const ids = templateIds(restaurantId);
  const pictures = await picturesOf(services, template, ids);
  await changeMenu(services, { restaurantId, userId }, async (tx, act) => {
    await requireEmpty(tx, restaurantId);
    const texts = new TextRows({ restaurantId, contentLanguage: tenant.contentLanguage, now: act.now });
    const file = { ...template, currency: { code, symbol: code } };
    const rows = menuRows({ file, ids, texts });
    await upsertRows(tx, 'pictures', pictures);
    await insertRows(tx, 'products', rows.products);
    await insertRows(tx, 'categories', rows.categories);
    await insertRows(tx, 'option_groups', rows.optionGroups);
    await insertRows(tx, 'option_values', rows.optionValues);
    await insertRows(tx, 'product_categories', rows.productCategories);
    await insertRows(tx, 'product_option_groups', rows.productOptionGroups);
    await insertRows(tx, 'texts', texts.rows);
    const after = { dishes: rows.products.length };
    const subject = { subject: 'restaurant', subjectId: restaurantId };
    await recordChange(tx, act, { action: 'menu_started', ...subject, before: null, after });
  });
}

async function requireEmpty(db: Db, restaurantId: string): Promise<void> {
  for (const table of ['categories', 'products'] as const) {
    const found = await db
      .selectFrom(table)
      .select('id')
      .where('restaurant_id', '=', restaurantId)
      .limit(1)
      .executeTakeFirst();
    if (found) throw new Refusal(menuTemplatesRefusals.menu_not_empty);
  }
}

async function picturesOf(services: Services, { products }: MenuTemplateFile, ids: ImportIds) {
  const named = products.flatMap(({ picture }, i) =>
    picture === null ? [] : [{ field: `products.${i}.picture`, path: picture }],
  );
  const { pictures, issues } = await storePictures(services, { named, baseDir: PICTURES_DIR, ids });
  const [issue] = issues;
  if (issue) throw new Error(`${issue.path}: ${issue.message}`);
  return pictures;
}

/** New ids each time, because a dish that was removed is another one; but pictures stay stored, and keep theirs. */
function templateIds(restaurantId: string): ImportIds {
  const once = newId();
  return {
    restaurant: restaurantId,
    of: (kind: ImportKind, ...keys: string[]) =>
      kind === 'picture'
        ? stableId(restaurantId, 'template', kind, ...keys)
        : shortened(stableId(restaurantId, once, kind, ...keys)),
  };
}
