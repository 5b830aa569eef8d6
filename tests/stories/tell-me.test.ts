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
    // Shortly before midnight with the day.
    expect(await shown(1)).toEqual([
      expect.objectContaining({ ...told, title: expect.stringMatching(/^Bestätigt · (?:\p{L}+, )?\d\d:\d\d$/u) }),
    ]);
    await becomes('Preparing');
    await becomes('Ready for Pickup');
    expect(await shown(2)).toEqual([expect.objectContaining({ ...told, title: 'Abholbereit' })]);

    await becomes('Completed');
    await expect(page.getByText('Dieses Gerät sagt Ihnen', { exact: false })).toBeHidden();
    await expect(ask).toBeHidden();

    // Somebody else follows another order by its link, and is asked there.
    const next = await placeOrder(page);
    const link = await page.evaluate(async (orderId) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      const answer = await fetch(`/api/v1/orders/${orderId}/links`, { method: 'POST', headers });
      return (await answer.json()).data.token as string;
    }, next.id);
    const friends = newBrowser(service.origin);
    const theirs = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
    watchContext(theirs);
    await subscribeTo(theirs, friends.input);
    await theirs.grantPermissions(['notifications'], { origin: site('brasa', '') });
    const followed = await theirs.newPage();
    await followed.goto(site('brasa', `/track#${link}`));
    await followed.getByRole('button', { name: 'Sagen Sie mir, wie es weitergeht' }).press('Enter');
    await expect(followed.getByText('Dieses Gerät sagt Ihnen', { exact: false })).toBeVisible();
    await expectAccessibleInBothModes(followed);
    await staffApi(desk, 'PATCH', `/orders/${next.id}/status`, { status: 'Confirmed', readyInMinutes: 20 });
    await expect.poll(() => service.received.length).toBe(3);
    // What is due first is sent first: that the third message is theirs says that the finished order sent none.
    const message = JSON.parse(friends.read(service.received[2]?.body as Buffer));
    expect(await deliver(workerOf(theirs, '/service-worker.js'), message)).toEqual([
      expect.objectContaining({ ...told, body: `Brasa & Thyme · ${next.number}`, tag: next.id, data: message.path }),
    ]);

    // Tapped, it leads to the order, though the server does not know the link.
    expect(message.path).toBe(`/track#${next.id}`);
    const opened = await theirs.newPage();
    await opened.goto(site('brasa', message.path));
    await expect(opened.getByRole('heading', { level: 1, name: next.number })).toBeVisible();
    await service.close();
  },
);
