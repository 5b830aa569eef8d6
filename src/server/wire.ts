import { authenticator } from './accounts/authenticate.ts';
import { pushKeys } from './alarms/push-keys.ts';
import { localWhereabouts } from './couriers/whereabouts.ts';
import { signInPorts } from './identities/sign-in-ports.ts';
import { requireStaff } from './keys/require-staff.ts';
import { silentLive } from './live/live-orders.ts';
import { RevisionStreams } from './live/revision-streams.ts';
import { createMetrics } from './metrics/metrics.ts';
import { quietOutbox } from './outbox/outbox.ts';
import { createPayments } from './payments/payments.ts';
import { cacheShares } from './platform/cache/cache-shares.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { tokenSecret } from './platform/ids/secrets.ts';
import { accessTokens } from './platform/ids/tokens.ts';
import { localCounts } from './platform/limits/window-counts.ts';
import { createTenants } from './restaurants/tenants.ts';
import { osrmOf } from './roads/osrm-port.ts';
import { Roads } from './roads/roads.ts';
import type { Services } from './services.ts';
import { KitchenPaces } from './slots/kitchen-paces.ts';
import { createPublicContent } from './storefront/public-content.ts';
import { twilioOf } from './telephone/twilio-port.ts';
import { operatorsMapOf } from './tiles/operators-map-of.ts';
import { MachineTranslator } from './translations/machine-translator.ts';
import { chooseProvider } from './translations/providers/choose-provider.ts';

/**
 * Builds the services on an open, migrated database. `live`, `outbox` and `log` do nothing until `main.ts` and
 * `createApp` replace them: the real ones need the app, which is built on these services.
 */
export function createServices(config: Config, database: Database, clock: Clock = systemClock): Services {
  const tokens = accessTokens({ secret: tokenSecret(config), lifeSeconds: config.ACCESS_TOKEN_S, clock });
  const metrics = createMetrics(database, clock);
  const signIn = signInPorts(config);
  const content = createPublicContent(database.db, cacheShares(config.CACHE_MB), {
    signInWith: [...signIn.keys()],
    hasTelephone: twilioOf(config) !== null,
    map: operatorsMapOf(config),
  });
  const osrm = osrmOf(config);
  const streams = new RevisionStreams({ db: database.db, metrics, onNews: content.forgetBefore });
  content.onChanged(() => void streams.look());
  const services: Services = {
    ...database,
    config,
    clock,
    tokens,
    authenticate: authenticator(database.db, tokens),
    authenticateGuestsToo: authenticator(database.db, tokens, 'guests'),
    requireStaff: (needs) => requireStaff(services, services.authenticate, needs),
    counts: localCounts(),
    whereabouts: localWhereabouts(clock),
    tenants: createTenants(database.db, config.DEVELOPMENT_RESTAURANT),
    content,
    paces: new KitchenPaces({ db: database.db, clock }),
    live: silentLive,
    streams,
    outbox: quietOutbox,
    push: pushKeys(config),
    payments: createPayments(database.db, config, clock),
    signIn,
    roads: osrm && new Roads(osrm, { clock, perMinute: config.ROUTING_PER_MINUTE, onTrouble }),
    drain: { isOn: false },
    metrics,
    log: { error: () => {}, warn: () => {} },
    machine: new MachineTranslator({
      db: database.db,
      clock,
      provider: chooseProvider(config),
      ceiling: config.TRANSLATION_DAILY_CHARACTERS,
    }),
  };
  return services;

  function onTrouble(err: unknown): void {
    services.log.warn({ err }, 'distances are as the crow flies for a while');
  }
}
