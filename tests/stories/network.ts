import { connect, createServer, type Server, type Socket } from 'node:net';
import { site } from './story.ts';

/** A network between browser and server that can be cut: connections break, and new ones are refused. */
export async function openNetwork(slug: string) {
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
    /** The address of a page through this network. */
    address: (path: string) => `http://${slug}.localhost:${port}${path}`,
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
