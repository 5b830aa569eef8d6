import type { Browser, Page } from 'playwright';
import type { Board } from '../../src/contract/staff/staff-board.ts';
import type { StationScreen } from '../../src/contract/staff/staff-stations.ts';

const PASSWORD = 'Demo-pass-1';

/** A page of the restaurant at `origin`, where somebody of the demo is signed in. */
export async function signedIn(browser: Browser, origin: string, { email, path }: { email: string; path: string }) {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${origin}/terms`);
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/api/v1/auth/login', { method: 'POST', headers, body: JSON.stringify(body) });
      localStorage.setItem('accessToken', (await answer.json()).accessToken);
    },
    { email, password: PASSWORD },
  );
  await page.goto(origin + path);
  return page;
}

/** What the staff's API answers to a page where somebody of the staff is signed in. */
function ask<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        ...(body && { 'content-type': 'application/json' }),
      };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(`/api/v1/staff${path}`, init);
      const said = await answer.json();
      if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
      return said.data;
    },
    { method, path, body },
  );
}

type OpenOrder = Board['open'][number];

export async function openOrders(page: Page): Promise<OpenOrder[]> {
  return (await ask<Board>(page, 'GET', '/board')).open;
}

function move(page: Page, { _id }: OpenOrder, change: object): Promise<unknown> {
  return ask(page, 'PATCH', `/orders/${_id}/status`, change);
}

/** Ends all open orders. */
export async function clear(page: Page): Promise<void> {
  for (const order of await openOrders(page)) {
    const status = order.nextStatuses.find((each) => /Cancelled|Failed/.test(each)) ?? order.nextStatuses[0];
    await move(page, order, { status, notes: 'Next evening' });
  }
}

/** Accepts everything that is new. */
export async function accept(page: Page): Promise<void> {
  for (const order of await openOrders(page)) {
    if (order.status === 'Pending Confirmation') {
      await move(page, order, { status: 'Confirmed', readyInMinutes: 30 });
    }
  }
}

/** A station that makes about every other dish. Returns its id. */
export async function addStation(page: Page, dishes: readonly string[]): Promise<string> {
  const input = { name: 'Grill', categoryIds: [], productIds: dishes, valueIds: [] };
  const { stations } = await ask<{ stations: { _id: string }[] }>(page, 'POST', '/stations', input);
  return stations[0]?._id ?? '';
}

/** How many lines of each order a station has to make, by the order's number. */
export async function linesAt(page: Page, station: string): Promise<Record<string, number>> {
  const { orders } = await ask<StationScreen>(page, 'GET', `/stations/${station}/screen`);
  return Object.fromEntries(
    orders.map(({ orderNumber, lines }) => [orderNumber, lines.filter(({ isDone }) => !isDone).length]),
  );
}
