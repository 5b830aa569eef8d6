import { connect, createServer, type Server, type Socket } from 'node:net';
import { openAsOwner } from './owner.ts';
import { placeOrder } from './place-order.ts';
import { fillSignIn, signIn } from './sign-in.ts';
import { expect, site, story } from './story.ts';

/** A network between browser and server that can be cut: connections break, and new ones are refused. */
async function openNetwork() {
  const target = Number(new URL(site('any')).port);
  const lines = new Set<Socket>();
  const serve = () =>
    createServer((near) => {
      const far = connect(target, '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        lines.add(from);
        from.on('error', () => {});
        from.on('close', () => {
          lines.delete(from);
          to.destroy();
        });
        from.pipe(to);
      }
    });
  let server: Server = serve();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    /** Of the page as seen through this network. */
    address: (path: string) => `http://brasa.localhost:${port}${path}`,
    cut: () => {
      server.close();
      for (const line of lines) line.destroy();
    },
    restore: async () => {
      server = serve();
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    },
  };
}

story('A page whose connection was cut shows what happened meanwhile', async ({ browser, page, watchContext }) => {
  await signIn(page, 'brasa');
  const order = await placeOrder(page);
  const owner = await openAsOwner(browser, 'brasa', watchContext);
  // Another visit, whose network will fail: nobody watches its console.
  const network = await openNetwork();
  const context = await browser.newContext();
  const away = await context.newPage();
  const sockets: string[] = [];
  away.on('websocket', (socket) => sockets.push(socket.url()));
  await away.goto(network.address('/auth/login'));
  await fillSignIn(away);
  await expect(away).toHaveURL(network.address('/'));
  await away.goto(network.address(`/orders/${order.id}`));
  const seen = (text: string) => away.getByRole('main').getByText(text).first();
  await expect(away.getByRole('button', { name: 'Cancel Order' })).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);

  network.cut();
  await owner.move(order.number, 'Confirmed', { notes: 'Said into a dead line' });
  await owner.move(order.number, 'Preparing');
  await expect(seen('Said into a dead line')).toBeHidden();
  await network.restore();
  await expect(seen('Said into a dead line')).toBeVisible({ timeout: 30_000 });
  expect(sockets.length).toBeGreaterThan(1);

  // And it is live again.
  await owner.move(order.number, 'Ready for Pickup', { notes: 'Said into a line that works' });
  await expect(seen('Said into a line that works')).toBeVisible();
  await owner.close();
  await context.close();
  network.cut();
});
