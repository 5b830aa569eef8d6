import { BYPASSED } from './scope.ts';

/** The event of an installation. `addRoutes`: in browsers with static routing. */
interface Routed {
  addRoutes?(rules: object[]): Promise<void>;
}

/** In browsers with static routing the requests that the worker leaves alone do not even start it. */
export async function leaveToNetwork(event: object): Promise<void> {
  const installing: Routed = event;
  // Where it is missing, `URLPattern` may be missing, too.
  if (!installing.addRoutes) return;
  const rules = BYPASSED.map((prefix) => ({
    condition: { urlPattern: new URLPattern({ pathname: `${prefix}/*` }) },
    source: 'network',
  }));
  await installing.addRoutes(rules).catch(() => {});
}
