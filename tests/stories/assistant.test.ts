import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { APIRequestContext } from '@playwright/test';
import { MANY_READERS } from './brands.ts';
import { browserOf, LOOKS, wordsOf } from './looks.ts';
import { openTablet } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

interface Dish {
  id: string;
  name: string;
  has_required_options: boolean;
}

/** The reference library's client, over the network, as an assistant has it: only the name of the host is not looked up. */
async function assistant(request: APIRequestContext, slug: string) {
  const address = new URL(site(slug, '/mcp'));
  const transport = new StreamableHTTPClientTransport(address, {
    fetch: async (url, init) => {
      const asked = new Request(url, init);
      const headers = { ...Object.fromEntries(asked.headers), host: address.host };
      const answer = await request.fetch(`http://localhost:${address.port}/mcp`, {
        method: asked.method,
        headers,
        ...(asked.method === 'POST' && { data: await asked.text() }),
      });
      const status = answer.status();
      return new Response(status === 202 ? null : await answer.text(), { status, headers: answer.headers() });
    },
  });
  const client = new Client({ name: 'servery-stories', version: '1.0.0' });
  await client.connect(transport);
  // biome-ignore lint/suspicious/noExplicitAny: a story reads whatever it expects of an answer
  const call = async (name: string, args: Record<string, unknown>): Promise<any> =>
    (await client.callTool({ name, arguments: args })).structuredContent;
  return { call, close: () => client.close() };
}

for (const look of LOOKS) {
  const said = wordsOf(look);
  const { language } = look;
  story.describe(`at ${look.width} px, in ${language},`, () => {
    story.use(browserOf(look));

    story(
      'a person confirms the dinner that an assistant has prepared',
      async ({ page, request, browser, watchContext }) => {
        const { call, close } = await assistant(request, 'brasa');
        const { establishment_id: id } = await call('get_restaurant', { language });
        const { dishes } = await call('search_menu', {
          diets: ['vegetarian'],
          avoid_allergens: ['nuts'],
          language,
          limit: 20,
        });
        const dish = (dishes as Dish[]).find((each) => !each.has_required_options);
        const checkout = await call('create_checkout', {
          checkout: {
            food_establishment: { id },
            line_items: [{ quantity: 2, dish: { id: dish?.id } }],
            buyer: {
              first_name: 'Hana',
              last_name: `Sato ${look.width}`,
              email: 'hana@example.test',
              phone_number: '+442079460123',
            },
            context: { language },
            fulfillment: { methods: [{ type: 'pickup', notes: 'I come by bike.' }] },
          },
        });
        expect(checkout.status).toBe('requires_escalation');

        await page.goto(checkout.continue_url);
        await hydrated(page);
        await expect(page).toHaveURL(site('brasa', '/checkout'));
        const main = page.getByRole('main');
        await expect(page.getByLabel(said('checkout.guest_name'))).toHaveValue(`Hana Sato ${look.width}`);
        await expect(page.getByLabel(said('checkout.guest_email'))).toHaveValue('hana@example.test');
        await expect(main.getByText(dish?.name ?? '').first()).toBeVisible();
        await expectAccessibleInBothModes(page);
        await main
          .getByRole('button', { name: said('checkout.place_order') })
          .first()
          .click();
        await expect(page.getByRole('dialog').getByRole('button', { name: said('checkout.track') })).toBeVisible();

        const ended = () => call('get_checkout', { id: checkout.id });
        expect((await ended()).status).toBe('complete_in_progress');
        const desk = await openTablet(browser, 'brasa', watchContext);
        const found = await desk.evaluate(async (name) => {
          const headers = {
            authorization: `Bearer ${localStorage.getItem('accessToken')}`,
            'content-type': 'application/json',
          };
          const { orders } = (await (await fetch('/api/v1/staff/orders?limit=20', { headers })).json()).data;
          // Others order at the same time.
          const mine = orders.find((each: { customerName: string }) => each.customerName === name);
          const body = JSON.stringify({ status: 'Confirmed' });
          await fetch(`/api/v1/staff/orders/${mine._id}/status`, { method: 'PATCH', headers, body });
          return mine;
        }, `Hana Sato ${look.width}`);
        expect(found.source).toBe('assistant');
        const { status, order } = await ended();
        expect(status).toBe('completed');
        await page.goto(order.tracking_url);
        await hydrated(page);
        await expect(main.getByText(order.id).first()).toBeVisible();
        await page.goto(checkout.continue_url);
        await expect(page).toHaveURL(order.tracking_url);
        await close();
      },
    );
  });
}

story('a link to a checkout that is over leads to the menu', async ({ page, watch }) => {
  watch.allowStatus(404);
  await page.goto(site('brasa', '/continue#aaaaaaaaaaaaaaaaaaaa'));
  await expect(page.getByText('can no longer be continued')).toBeVisible();
  await expectAccessibleInBothModes(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to Menu' }).click();
  await expect(page).toHaveURL(site('brasa', '/menu'));
});

story('an owner closes the door to assistants, and opens it again', async ({ browser, watch, watchContext }) => {
  // Not where others' assistants order meanwhile.
  const desk = await openTablet(browser, MANY_READERS, watchContext);
  watch.allowStatus(403);
  await desk.goto(site(MANY_READERS, '/staff/restaurant/links'));
  const door = desk.getByRole('switch', { name: /Assistants may read the menu/ });
  await expect(door).toBeChecked();
  await expect(desk.getByRole('textbox', { name: 'Address for assistants (MCP)' })).toHaveValue(
    site(MANY_READERS, '/mcp'),
  );
  await expectAccessibleInBothModes(desk);
  await door.click();
  await expect(door).not.toBeChecked();
  const answered = () => desk.evaluate(async () => (await fetch('/.well-known/ucp', { cache: 'no-store' })).status);
  await expect.poll(answered).toBe(403);
  await door.click();
  await expect(door).toBeChecked();
  await expect.poll(answered).toBe(200);
});
