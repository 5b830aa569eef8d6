import { type Kysely, sql } from 'kysely';

/** Amounts of all currencies were kept in hundredths; now in units of the currency's own decimals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [factor, codes] of [
    [0.01, WITHOUT_DECIMALS],
    [10, WITH_THREE],
  ] as const) {
    for (const id of await restaurantsWith(db, codes)) await scale(db, id, factor);
  }
}

const WITHOUT_DECIMALS = words('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF');
const WITH_THREE = words('BHD IQD JOD KWD LYD OMR TND');

const AMOUNTS = {
  products: ['price'],
  option_values: ['price_adjustment'],
  promotions: ['min_order', 'discount_given', 'revenue'],
  orders: ['subtotal', 'discount', 'delivery_fee', 'service_fee', 'taxes', 'total'],
  order_lines: ['unit_price', 'subtotal'],
};

async function restaurantsWith(db: Kysely<unknown>, codes: string[]): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from restaurants where currency_code in (${sql.join(codes)})`.execute(db);
  return rows.map(({ id }) => id);
}

async function scale(db: Kysely<unknown>, id: string, factor: number): Promise<void> {
  const scaled = (column: string) => sql`${sql.ref(column)} = round(${sql.ref(column)} * ${sql.lit(factor)})`;
  for (const [table, columns] of Object.entries(AMOUNTS)) {
    await sql`update ${sql.table(table)} set ${sql.join(columns.map(scaled))} where restaurant_id = ${id}`.execute(db);
  }
  // The others are hundredths of a percent.
  await sql`update promotions set ${scaled('discount_value')}
    where restaurant_id = ${id} and type like 'FixedAmount%'`.execute(db);
  await sql`update restaurants set ${scaled('delivery_fee')}, ${scaled('minimum_order')} where id = ${id}`.execute(db);
  await scaleOptions(db, id, factor);
}

/** Lines of orders keep their options as JSON. */
async function scaleOptions(db: Kysely<unknown>, id: string, factor: number): Promise<void> {
  const { rows } = await sql<Line>`select order_id, position, selected_options from order_lines
    where restaurant_id = ${id} and selected_options <> '[]'`.execute(db);
  for (const { order_id, position, selected_options } of rows) {
    const options = (JSON.parse(selected_options) as { priceAdjustment: number }[]).map((option) => ({
      ...option,
      priceAdjustment: Math.round(option.priceAdjustment * factor),
    }));
    await sql`update order_lines set selected_options = ${JSON.stringify(options)}
      where restaurant_id = ${id} and order_id = ${order_id} and position = ${position}`.execute(db);
  }
}

interface Line {
  order_id: string;
  position: number;
  selected_options: string;
}

function words(text: string): string[] {
  return text.split(' ');
}
