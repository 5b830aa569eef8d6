import { API_BASE } from '../../contract/transport.ts';
import type { CheckoutAnswer, UcpProfile } from '../../contract/ucp.ts';

/** The version of the protocol that is spoken: the food capabilities exist as a draft alone. */
const UCP_VERSION = 'draft';

const PUBLISHED = `https://ucp.dev/${UCP_VERSION}`;

/** What is spoken: a checkout, and what extends it. */
const CAPABILITIES = {
  'dev.ucp.food.checkout': { page: 'food/checkout', schema: 'food/checkout', extends: undefined },
  'dev.ucp.food.fulfillment': {
    page: 'food/extensions/fulfillment',
    schema: 'food/fulfillment',
    extends: 'dev.ucp.food.checkout',
  },
  'dev.ucp.food.tip': { page: 'food/extensions/tip', schema: 'food/tip', extends: 'dev.ucp.food.checkout' },
} as const;

/** What each answer says of the protocol. There are no payment handlers: a person pays on our page. */
export function ucpEnvelope(): CheckoutAnswer['ucp'] {
  return {
    version: UCP_VERSION,
    capabilities: Object.fromEntries(
      Object.entries(CAPABILITIES).map(([name, { extends: base }]) => [
        name,
        [{ version: UCP_VERSION, ...(base && { extends: base }) }],
      ]),
    ),
    payment_handlers: {},
  };
}

/** What a restaurant's host tells platforms: which services it has, and where. */
export function ucpProfileOf(origin: string): UcpProfile {
  const service = { version: UCP_VERSION, spec: `${PUBLISHED}/specification/overview` };
  return {
    ucp: {
      version: UCP_VERSION,
      services: {
        'dev.ucp.food': [
          {
            ...service,
            transport: 'rest',
            schema: `${PUBLISHED}/services/food/rest.openapi.json`,
            endpoint: `${origin}${API_BASE}/ucp`,
          },
          {
            ...service,
            transport: 'mcp',
            schema: `${PUBLISHED}/services/food/mcp.openrpc.json`,
            endpoint: `${origin}/mcp`,
          },
        ],
      },
      capabilities: Object.fromEntries(
        Object.entries(CAPABILITIES).map(([name, { page, schema, extends: base }]) => [
          name,
          [
            {
              version: UCP_VERSION,
              ...(base && { extends: base }),
              spec: `${PUBLISHED}/specification/${page}`,
              schema: `${PUBLISHED}/schemas/${schema}.json`,
            },
          ],
        ]),
      ),
      payment_handlers: {},
    },
  };
}
