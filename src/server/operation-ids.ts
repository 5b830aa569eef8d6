import type { Endpoint } from '../contract/endpoints/endpoint.ts';
import * as endpoints from '../contract/endpoints/endpoints.ts';

const names = new Map(Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [endpoint, name]));

/** The name by which the contract exports an endpoint. Throws for one that `contract/endpoints/endpoints.ts` does not list. */
export function operationIdOf(endpoint: Endpoint): string {
  const name = names.get(endpoint);
  if (!name) throw new Error(`${endpoint.method} ${endpoint.path} is missing in contract/endpoints/endpoints.ts`);
  return name;
}
