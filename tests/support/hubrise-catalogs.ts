import { z } from 'zod';

/*
 * Catalogues and inventories of HubRise as its document has them (hubrise.com/developers/api/catalogs): what it does not name is refused,
 * and so is what refers to nothing.
 */

const money = z.string().regex(/^-?\d+\.\d{2} [A-Z]{3}$/);
const ref = z.string().min(1).max(255);
const tags = z.array(z.string()).optional();
const hhmm = z.string().regex(/^\d{2}:\d{2}$/);
const conditions = {
  variant_refs: z.array(ref).optional(),
  dow: z
    .string()
    .regex(/^[1-][2-][3-][4-][5-][6-][7-]$/)
    .optional(),
  start_time: hhmm.optional(),
  end_time: hhmm.optional(),
  start_date: z.iso.date().optional(),
  end_date: z.iso.date().optional(),
};
const restrictions = z
  .strictObject({ enabled: z.boolean().optional(), ...conditions, min_order_amount: money.optional() })
  .optional();
const overrides = z
  .array(z.strictObject({ ...conditions, price: money }))
  .refine((rules) => rules.every((rule) => Object.keys(rule).length > 1), 'a rule without a condition')
  .optional();
const described = { description: z.string().optional(), tags, image_ids: z.array(z.string()).optional() };
const priced = { price: money, price_overrides: overrides, restrictions, tags };
const data = z.strictObject({
  variants: z.array(z.strictObject({ ref, name: z.string().min(1) })).optional(),
  categories: z.array(z.strictObject({ ref, parent_ref: ref.optional(), name: z.string().min(1), ...described })),
  products: z.array(
    z.strictObject({
      ...{ ref: ref.optional(), category_ref: ref, name: z.string().min(1), ...described },
      skus: z
        .array(
          z.strictObject({
            ...{ ref: ref.optional(), name: z.string().min(1).optional(), ...priced },
            option_list_refs: z.array(ref).optional(),
          }),
        )
        .min(1),
    }),
  ),
  option_lists: z.array(
    z.strictObject({
      ...{ ref, name: z.string().min(1), tags },
      ...{ min_selections: z.int().min(0).optional(), max_selections: z.int().nullable().optional() },
      options: z
        .array(
          z.strictObject({
            ...{ ref: ref.optional(), name: z.string().min(1), default: z.boolean().optional(), ...priced },
          }),
        )
        .min(1),
    }),
  ),
  deals: z
    .array(
      z.strictObject({
        ...{ ref: ref.optional(), category_ref: ref.optional(), name: z.string().min(1), ...described, restrictions },
        coupon_codes: z.array(z.string()).optional(),
        lines: z
          .array(
            z.strictObject({
              skus: z.array(z.strictObject({ ref, extra_charge: money.optional() })).min(1),
              pricing_effect: z.enum(['unchanged', 'fixed_price', 'price_off', 'percentage_off']),
              ...{ pricing_value: z.string().optional(), label: z.string().optional() },
            }),
          )
          .min(1),
      }),
    )
    .optional(),
});
export type HubRiseCatalog = z.infer<typeof data>;
const upload = z.strictObject({ name: z.string().optional(), data: data.optional() });

interface Stock {
  sku_ref?: string;
  option_ref?: string;
  stock: string;
  expires_at: string | null;
}

type Answer = [status: number, body: unknown];

export function hubRiseCatalogs() {
  const all = new Map<string, HubRiseCatalog>();
  const stocks = new Map<string, Stock[]>();
  const idOf = (location: string) => `catalog-of-${location}`;

  /** A catalogue is given where it was asked for, the one that the user has chosen. */
  function chosen(location: string, scope: string): object {
    return scope.includes('catalog.') ? { catalog_id: idOf(location), catalog_name: 'Web' } : {};
  }

  function answer(
    method: string,
    path: string,
    { body, location, scope }: { body: string; location: string; scope: string },
  ): Answer {
    const id = idOf(location);
    if (path === `/v1/catalogs/${id}/location/inventory`) {
      if (!/inventory\.(read|write)|catalog\./.test(scope)) return [403, { error_type: 'forbidden' }];
      return method === 'GET' ? [200, stocks.get(location) ?? []] : [405, {}];
    }
    if (path !== `/v1/catalogs/${id}`) return [404, { error_type: 'not_found' }];
    const has = (right: string) => scope.includes(`catalog.${right}`) || scope.includes('catalog.write');
    if (!has(method === 'GET' ? 'read' : 'write')) return [403, { error_type: 'forbidden' }];
    if (method === 'GET') return [200, told(id, location)];
    if (method !== 'PUT') return [405, {}];
    const { success, data: sent, error } = upload.safeParse(JSON.parse(body));
    if (!success) return [422, { message: 'Validation failed', errors: error.issues }];
    const faults = sent.data ? faultsOf(sent.data) : [];
    if (faults.length > 0) return [422, { message: 'Validation failed', errors: faults }];
    if (sent.data) all.set(id, sent.data);
    return [200, told(id, location)];
  }

  const told = (id: string, location_id: string) => ({
    ...{ id, location_id, name: 'Web', created_at: '2020-06-25T11:43:51+02:00' },
    data: all.get(id) ?? { variants: [], categories: [], products: [], option_lists: [], deals: [] },
  });

  return { all, stocks, idOf, chosen, answer };
}

/** Refs that are there twice, or of nothing. */
function faultsOf({ variants = [], categories, products, option_lists, deals = [] }: HubRiseCatalog): string[] {
  const refsOf = (of: readonly { ref?: string | undefined }[]) => of.flatMap((each) => each.ref ?? []);
  const skus = products.flatMap((each) => each.skus);
  const twice = [variants, categories, option_lists, skus].flatMap((of) => {
    const refs = refsOf(of);
    return refs.filter((each, place) => refs.indexOf(each) !== place).map((each) => `twice: ${each}`);
  });
  const missing = (wanted: readonly string[], among: readonly { ref?: string | undefined }[]) =>
    wanted.filter((each) => !refsOf(among).includes(each)).map((each) => `missing: ${each}`);
  const names = products.flatMap((product) => {
    const all = product.skus.map(({ name }) => name ?? '');
    return new Set(all).size === all.length ? [] : [`names of skus: ${product.name}`];
  });
  const options = option_lists.flatMap((list) => list.options);
  const variantRefs = [...skus, ...options].flatMap((each) =>
    (each.price_overrides ?? []).flatMap((rule) => rule.variant_refs ?? []),
  );
  return [
    ...twice,
    ...names,
    ...missing(variantRefs, variants),
    ...missing(
      products.map((each) => each.category_ref),
      categories,
    ),
    ...missing(
      skus.flatMap((each) => each.option_list_refs ?? []),
      option_lists,
    ),
    ...missing(
      deals.flatMap((deal) => deal.lines.flatMap((line) => line.skus.map((sku) => sku.ref))),
      skus,
    ),
  ];
}
