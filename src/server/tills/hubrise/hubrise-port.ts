import { z } from 'zod';
import type { TillPort } from '../till-port.ts';
import { askHubRise, type HubRise } from './ask-hubrise.ts';
import { catalogBody } from './catalog-body.ts';
import { hubRiseInventory, runOutOf } from './inventory-schema.ts';
import { orderBody } from './order-body.ts';
import { hubRiseOrder, toldOrder } from './order-schema.ts';

/** The location of HubRise that a token opens. */
export function hubRisePort({ api }: Pick<HubRise, 'api'>, token: string): TillPort {
  const headers = { 'x-access-token': token };
  const get = <T>(path: string, schema: z.ZodType<T>) =>
    askHubRise(`${api}${path}`, { method: 'GET', headers }, schema);
  const send = <T>(method: 'POST' | 'PATCH' | 'PUT', path: string, body: object, schema: z.ZodType<T>) => {
    const question = {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    return askHubRise(`${api}${path}`, question, schema);
  };
  const pathOf = (ref: string) => `/location/orders/${encodeURIComponent(ref)}`;
  const catalogPath = (menuId: string) => `/catalogs/${encodeURIComponent(menuId)}`;
  return {
    async find(orderId) {
      const found = await get(`/location/orders?private_ref=${encodeURIComponent(orderId)}`, z.array(hubRiseOrder));
      const ours = found.find(({ private_ref }) => private_ref === orderId);
      return ours ? toldOrder(ours) : null;
    },
    create: async (order) => toldOrder(await send('POST', '/location/orders', orderBody(order), hubRiseOrder)),
    read: async (ref) => toldOrder(await get(pathOf(ref), hubRiseOrder)),
    async tell(ref, { status, confirmedAt }) {
      const time = confirmedAt === null ? {} : { confirmed_time: new Date(confirmedAt).toISOString() };
      return toldOrder(await send('PATCH', pathOf(ref), { status, ...time }, hubRiseOrder));
    },
    async listen(url) {
      await send(
        'POST',
        '/callback',
        { url, events: { order: ['update'], inventory: ['patch', 'update'] } },
        z.unknown(),
      );
    },
    readMenu: async (menuId) =>
      JSON.stringify(await get(catalogPath(menuId), z.looseObject({ data: z.looseObject({}) }))),
    async writeMenu(menuId, menu) {
      await send('PUT', catalogPath(menuId), catalogBody(menu), z.unknown());
    },
    readStock: async (menuId) => runOutOf(await get(`${catalogPath(menuId)}/location/inventory`, hubRiseInventory)),
  };
}
