import type { Request } from '@playwright/test';
import { openNetwork } from './network.ts';
import { signInNewCustomer } from './new-customer.ts';
import { openAsOwner } from './owner.ts';
import { placeOrder } from './place-order.ts';
import { signIn } from './sign-in.ts';
import { expect, story } from './story.ts';

story('A page whose connection was cut shows what happened meanwhile', async ({ browser, page, watchContext }) => {
  await signIn(page, 'brasa');
  const order = await placeOrder(page);
  const owner = await openAsOwner(browser, 'brasa', watchContext);
  // Another visit, whose network will fail: nobody watches its console.
  const network = await openNetwork('brasa');
  const context = await browser.newContext();
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  await context.addInitScript((value) => localStorage.setItem('accessToken', value), token);
  const away = await context.newPage();
  await away.clock.install();
  const sockets: string[] = [];
  away.on('websocket', (socket) => sockets.push(socket.url()));
  await away.goto(network.address(`/orders/${order.id}`));
  const seen = (text: string) => away.getByRole('main').getByText(text).first();
  await expect(away.getByRole('button', { name: 'Cancel Order' })).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);

  // However long the restaurant takes, the page does not give up meanwhile: it is told of five vain attempts in another story.
  await away.clock.pauseAt((await away.evaluate(() => Date.now())) + 5_000);
  network.cut();
  await owner.move(order.number, 'Confirmed', { notes: 'Said into a dead line' });
  await owner.move(order.number, 'Preparing');
  await expect(seen('Said into a dead line')).toBeHidden();
  await network.restore();
  await away.clock.resume();
  await expect(seen('Said into a dead line')).toBeVisible({ timeout: 30_000 });
  expect(sockets.length).toBeGreaterThan(1);

  // And it is live again.
  await owner.move(order.number, 'Ready for Pickup', { notes: 'Said into a line that works' });
  await expect(seen('Said into a line that works')).toBeVisible();
  await owner.close();
  await context.close();
  network.cut();
});

story(
  'A page that could not become live again says so, and can be refreshed',
  async ({ browser, page, watchContext }) => {
    await signInNewCustomer(page, 'brasa');
    const order = await placeOrder(page);
    const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
    const owner = await openAsOwner(browser, 'brasa', watchContext);
    const network = await openNetwork('brasa');
    const context = await browser.newContext();
    await context.addInitScript((value) => localStorage.setItem('accessToken', value), token);
    const away = await context.newPage();
    const underWay = new Set<Request>();
    away.on('request', (request) => request.url().includes('/my-orders') && underWay.add(request));
    away.on('requestfinished', (request) => underWay.delete(request));
    await away.goto(network.address('/orders'));
    await expect(away.getByText('Live', { exact: true })).toBeVisible();
    await owner.move(order.number, 'Confirmed');
    await expect(away.getByRole('article').getByText('Confirmed', { exact: true })).toBeVisible();

    // What is cut off halfway would be shown as failed.
    await expect.poll(() => underWay.size).toBe(0);
    network.cut();
    await expect(away.getByText('Connecting…')).toBeVisible();
    const refresh = away.getByRole('button', { name: 'Refresh' });
    await expect(refresh).toBeVisible({ timeout: 60_000 });
    await expect(away.getByText('Live updates paused').first()).toBeVisible();
    await owner.move(order.number, 'Preparing');
    await network.restore();
    await refresh.click();
    await expect(away.getByRole('article').getByText('Preparing', { exact: true })).toBeVisible();
    await expect(away.getByText('Live', { exact: true })).toBeVisible();
    await owner.close();
    await context.close();
    network.cut();
  },
);
