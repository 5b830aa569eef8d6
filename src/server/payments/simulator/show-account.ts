import type Stripe from 'stripe';
import { sha256 } from '../../platform/ids/ids.ts';
import type { EndpointRecord } from './records.ts';

/** The account as a key of its own reads it. It is named after the key, and does not tell it. */
export function shownAccount(account: string): Stripe.Account {
  return {
    ...{
      id: `acct_${sha256(account).slice(0, 16)}`,
      object: 'account',
      charges_enabled: true,
      details_submitted: true,
      email: null,
    },
    ...{ payouts_enabled: true, type: 'standard' },
  };
}

/** An address for events, without its secret. */
export function shownEndpoint({ id, url, events, created }: EndpointRecord): Stripe.WebhookEndpoint {
  return {
    ...{ id, object: 'webhook_endpoint', url, enabled_events: events, created },
    ...{ api_version: null, application: null, description: null, livemode: false, metadata: {}, status: 'enabled' },
  };
}
