import type { FastifyBaseLogger } from 'fastify';
import type { Authenticate } from './accounts/authenticate.ts';
import type { PushKeys } from './alarms/push-keys.ts';
import type { Whereabouts } from './couriers/whereabouts.ts';
import type { SignInPorts } from './identities/sign-in-ports.ts';
import type { StaffNeeds } from './keys/require-staff.ts';
import type { LiveOrders } from './live/live-orders.ts';
import type { RevisionStreams } from './live/revision-streams.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Payments } from './payments/payments.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import type { Drain } from './platform/http/drain.ts';
import type { AccessTokens } from './platform/ids/tokens.ts';
import type { WindowCounts } from './platform/limits/window-counts.ts';
import type { Tenants } from './restaurants/tenants.ts';
import type { Roads } from './roads/roads.ts';
import type { KitchenPaces } from './slots/kitchen-paces.ts';
import type { PublicContent } from './storefront/public-content.ts';
import type { MachineTranslator } from './translations/machine-translator.ts';

/**
 * The dependencies of routes and commands. Built by `createServices`; `createApp` then replaces `log`, and `main.ts` `live` and
 * `outbox`, by the real ones.
 */
export interface Services extends Database {
  config: Config;
  clock: Clock;
  tenants: Tenants;
  tokens: AccessTokens;
  /** Who has an account; guests are refused. */
  authenticate: Authenticate;
  /** Who has an account, and guests. */
  authenticateGuestsToo: Authenticate;
  /** Who has the permission at this restaurant, or a key with the scope. */
  requireStaff(needs: StaffNeeds): Authenticate;
  /** Counts of limits, which several processes may share. */
  counts: WindowCounts;
  /** Where couriers are who show it. */
  whereabouts: Whereabouts;
  content: PublicContent;
  paces: KitchenPaces;
  live: LiveOrders;
  streams: RevisionStreams;
  outbox: Outbox;
  push: PushKeys;
  payments: Payments;
  /** By whom customers can sign in beside a password: empty without the operator's keys. */
  signIn: SignInPorts;
  /** How far it is by road; null: the operator has no routing server, and every distance is as the crow flies. */
  roads: Roads | null;
  drain: Drain;
  metrics: Metrics;
  /** For what fails after a commit, when the answer must not say that nothing was done, and for what no answer can say. */
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  machine: MachineTranslator;
}
