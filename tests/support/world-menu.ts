import { STAFF_MAX } from '../../src/domain/people/staff-limits.ts';
import { storeUpload } from '../../src/server/pictures/store-upload.ts';
import { highlightInput, shortVideo } from './highlight-input.ts';
import { categoryInput, dealInput, dishInput, menuTable, optionGroupInput } from './menu-input.ts';
import type { TestApp } from './test-app.ts';

/** A category, a dish, a deal of it and an option group that nothing else refers to. */
export async function newMenuThings(
  test: TestApp,
  { host, restaurantId, categoryId }: { host: string; restaurantId: string; categoryId: string },
  token: string,
) {
  const { call } = test;
  await makeRoom(test, { host, restaurantId }, token);
  const add = async (url: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await call({ method: 'POST', url: `/staff${url}`, host, token, headers, body });
    if (answer.status !== 201) throw new Error(`${url}: ${JSON.stringify(answer.body)}`);
    const { _id: id, version } = Object.values(answer.body.data)[0] as { _id: string; version: string };
    return { id, version };
  };
  const menuImport = await add('/menu-imports', menuTable, { 'content-type': 'text/csv' });
  await keepDrafts(test, menuImport.id);
  const dish = await add('/products', dishInput(categoryId));
  return {
    category: await add('/categories', categoryInput),
    dish,
    deal: await add('/deals', dealInput(dish.id)),
    optionGroup: await add('/option-groups', optionGroupInput),
    menuImport,
  };
}

const drafts = new WeakMap<TestApp, string[]>();
/** Fewer than a restaurant keeps. */
const FIRST_DRAFTS = 7;

/** Walks over all operations make more worlds than drafts are kept: those of the first ones stay, and the newest one. */
async function keepDrafts(test: TestApp, id: string): Promise<void> {
  const kept = drafts.get(test) ?? [];
  drafts.set(test, kept);
  if (kept.length >= FIRST_DRAFTS) {
    await test.services.db
      .deleteFrom('menu_imports')
      .where('id', '=', kept.pop() ?? '')
      .execute();
  }
  kept.push(id);
}

/** Walks over all operations make more worlds than a menu has room for: the spare things of earlier ones are done with. */
async function makeRoom(
  { call, services: { db } }: TestApp,
  { host, restaurantId }: { host: string; restaurantId: string },
  token: string,
): Promise<void> {
  const deals = await db.selectFrom('deals').select('id').where('restaurant_id', '=', restaurantId).execute();
  if (deals.length >= STAFF_MAX.deals - 2)
    await db.deleteFrom('deals').where('restaurant_id', '=', restaurantId).execute();
  for (const [table, url, most] of [
    ['categories', 'categories', STAFF_MAX.categories],
    ['option_groups', 'option-groups', STAFF_MAX.optionGroups],
  ] as const) {
    const rows = await db.selectFrom(table).select('id').where('restaurant_id', '=', restaurantId).execute();
    if (rows.length < most - 2) continue;
    const uses = await Promise.all([
      db.selectFrom('product_categories').select('category_id as id').execute(),
      db.selectFrom('product_option_groups').select('group_id as id').execute(),
    ]);
    const used = new Set(uses.flat().map(({ id }) => id));
    for (const { id } of rows.filter((row) => !used.has(row.id)))
      await call({ method: 'DELETE', url: `/staff/${url}/${id}`, host, token });
  }
}

/** A hero slide with a video. */
export async function newHighlight(
  { call, services }: TestApp,
  { host, restaurantId }: { host: string; restaurantId: string },
  token: string,
) {
  const video = await storeUpload(services, restaurantId, shortVideo, '.mp4');
  const body = highlightInput(video);
  // Walks over all operations make more worlds than a restaurant may have slides: those of earlier ones are done with.
  const { count } = await services.db
    .selectFrom('highlights')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= STAFF_MAX.highlights - 2)
    await services.db.deleteFrom('highlights').where('restaurant_id', '=', restaurantId).execute();
  const answer = await call({ method: 'POST', url: '/staff/highlights', host, token, body });
  return { id: answer.body.data.highlight._id as string, video };
}
