import { freePort } from '../support/free-port.ts';
import { startSignInProvider } from '../support/sign-in-provider.ts';
import { startOwnServer } from './own-server.ts';

/** A server of its own, whose operator has keys for all providers: at the stories' other server the demo shows the specification's buttons. */
export async function startSignInServer() {
  const port = await freePort();
  const provider = await startSignInProvider(`http://sign-in.localhost:${port}`);
  const server = await startOwnServer(port, provider.env);
  return {
    provider,
    async close() {
      server.close();
      await provider.close();
    },
  };
}
