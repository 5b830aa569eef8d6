export interface Size {
  restaurants: number;
  orders: number;
}

export const SMALL: Size = { restaurants: 10, orders: 1000 };

const BIG: Size = {
  restaurants: Number(process.env['RESTAURANTS'] ?? 10_000),
  orders: Number(process.env['ORDERS'] ?? 1_000_000),
};
/** The sizes that are compared with the small one. */
export const BIGGER: Size[] = [{ restaurants: BIG.restaurants / 10, orders: BIG.orders / 10 }, BIG];

export function told({ restaurants, orders }: Size): string {
  return `${restaurants.toLocaleString('en')} restaurants and ${orders.toLocaleString('en')} orders`;
}
