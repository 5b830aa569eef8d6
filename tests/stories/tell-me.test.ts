import { newBrowser, startPushService } from '../support/push-service.ts';
import { placeOrder } from './place-order.ts';
import { deliver, subscribeTo, workerOf } from './push-in-browser.ts';
import { signIn } from './sign-in.ts';
import { staffApi } from './staff-api.ts';
import { openDesk } from './staff-tablet.ts';
import { expect, expectAccessibleInBothModes, hydrated, site, story } from './story.ts';

story.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

story(
  'a customer asks on a placed order to be told, is told in their language, and no more once it is over',
  async ({ page, context, browser, watchContext }) => {
    const service = await startPushService();
    const phone = newBrowser(service.origin);
    await subscribeTo(context, phone.input);
    await context.grantPermissions(['notifications'], { origin: site('brasa', '') });
    const desk = await openDesk(browser, 'brasa', '/staff/orders', watchContext);
    await signIn(page, 'brasa');
    const { id, number } = await placeOrder(page);
    const becomes = (status: string, more: object = {}) =>
      staffApi(desk, 'PATCH', `/orders/${id}/status`, { status, ...more });

    // Nowhere but on the order is anybody asked.
    const ask = page.getByRole('button', { name: 'Sagen Sie mir, wie es weitergeht' });
    await page.goto(site('brasa', '/orders'));
    await hydrated(page);
    await expect(ask).toBeHidden();
    await page.goto(site('brasa', `/orders/${id}`));
    await ask.press('Enter');
    await expect(page.getByText('Dieses Gerät sagt Ihnen, wie es mit Ihrer Bestellung weitergeht.')).toBeVisible();
    await expectAccessibleInBothModes(page);
    expect(service.received).toEqual([]);

    // What the phone shows of each status, in the place of the one before.
    const worker = workerOf(context, '/service-worker.js');
    const told = { body: `Brasa & Thyme · ${number}`, lang: 'de', tag: id, data: `/orders/${id}` };
    const shown = async (count: number) => {
      await expect.poll(() => service.received.length).toBe(count);
      return deliver(worker, JSON.parse(phone.read(service.received[count - 1]?.body as Buffer)));
    };
    await becomes('Confirmed', { readyInMinutes: 20 });
    expect(await shown(1)).toEqual([
      expect.objectContaining({ ...told, title: expect.stringMatching(/^Bestätigt · \d\d:\d\d$/) }),
    ]);
    await becomes('Preparing');
    await becomes('Ready for Pickup');
    expect(await shown(2)).toEqual([expect.objectContaining({ ...told, title: 'Abholbereit' })]);

    await becomes('Completed');
    await expect(page.getByText('Dieses Gerät sagt Ihnen', { exact: false })).toBeHidden();
    await expect(ask).toBeHidden();
    // Longer than the server takes to look for what is due.
    await page.waitForTimeout(4000);
    expect(service.received).toHaveLength(2);
    await service.close();
  },
);
