import { setTimeout as pause } from 'node:timers/promises';
import {
  forgetExpiredResets,
  forgetExpiredSessions,
  forgetOldAttempts,
  forgetUnusedGuests,
} from './accounts/forget-expired.ts';
import { alarmForPrinters } from './alarms/alarm-for-printers.ts';
import { forgetOldRings } from './alarms/forget-old-rings.ts';
import { startRinging } from './alarms/start-ringing.ts';
import { createApp } from './api.ts';
import { forgetOldCheckouts } from './checkouts/forget-old-checkouts.ts';
import { forgetOldPhotos } from './couriers/order-photos.repo.ts';
import { HANDED_DELIVERIES } from './delivery-services/bring.ts';
import { loadDemo } from './demo/load-demo.ts';
import { forgetExpiredSignIns } from './identities/forget-expired-sign-ins.ts';
import { attachLive } from './live/socket.ts';
import { devOutboxRoutes } from './mail/dev-outbox.routes.ts';
import { forgetOldMails } from './mail/forget-old-mails.ts';
import { openOutbox } from './mail/open-outbox.ts';
import { isOutboxShown } from './mail/outbox-shown.ts';
import { forgetOldSubscribers } from './mailing-list/forget-subscribers.ts';
import { listPageRoutes } from './mailing-list/list-pages.routes.ts';
import { CAMPAIGNS } from './mailing-list/send-campaigns.ts';
import { restoreAvailability } from './menu/restore-availability.ts';
import { PICTURE_FETCHES } from './menu-import/fetch-pictures.ts';
import { forgetOldMessages } from './messages/forget-old-messages.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { domainKnownRoutes } from './onboarding/domain-known.routes.ts';
import { setupRoutes } from './onboarding/setup.routes.ts';
import { forgetExpiredClaims } from './order-claims/forget-claims.ts';
import { forgetOldLinks } from './order-links/forget-old-links.ts';
import { forgetOldKeys } from './orders/place/forget-old-keys.ts';
import { cancelUnanswered } from './orders/status/cancel-unanswered.ts';
import { remindOfOrders } from './orders/status/remind-of-orders.ts';
import { siteFileRoutes } from './pages/site-files.routes.ts';
import { mountPages } from './pages.ts';
import { simulatorRoutes } from './payments/simulator/simulator.routes.ts';
import { mediaRoutes } from './pictures/media.routes.ts';
import { warmPictures } from './pictures/warm-pictures.ts';
import { readConfig } from './platform/config.ts';
import { databasePlace, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { SERVING } from './platform/database/postgres.ts';
import { startHousekeeping } from './platform/housekeeping.ts';
import { healthRoutes } from './platform/http/health.ts';
import { allowClosedPipe } from './platform/quiet-pipe.ts';
import { orExplain } from './platform/refusals/settings-error.ts';
import { forgetOldPortions } from './portions/forget-old-portions.ts';
import { forgetOldPrints } from './printers/forget-old-prints.ts';
import { pauseForPrinters } from './printers/pause-for-printers.ts';
import { forgetOldGuests } from './privacy/forget-old-guests.ts';
import { expireProposals } from './proposals/expire-proposals.ts';
import { checkBooks } from './reports/check-books.ts';
import { sendWeeklySummaries } from './reports/weekly-summary.ts';
import { compareBalance } from './settlement/compare-balance.ts';
import { forgetOldEvents } from './settlement/receive-event.ts';
import { startSettlement } from './settlement/start-settlement.ts';
import { watchKeys } from './settlement/watch-keys.ts';
import { refreshPunctuality } from './slots/punctuality.ts';
import { forgetOldInvitations } from './team/forget-old-invitations.ts';
import { forgetOldTelephoneMessages } from './telephone/forget-old-telephone-messages.ts';
import { TELEPHONING } from './telephoning/telephoning.ts';
import { TILL_STOCK } from './tills/follow-stock.ts';
import { forgetOldTillOrders } from './tills/forget-old-till-orders.ts';
import { TILL_ORDERS } from './tills/send-to-till.ts';
import { DELIVERIES } from './webhooks/deliveries.ts';
import { forgetOldDeliveries } from './webhooks/forget-old-deliveries.ts';
import { createServices } from './wire.ts';
import { startWorker } from './work/worker.ts';

/**
 * How long after the signal to end connections that are still open are cut, so that a slow client cannot keep the process alive.
 */
const CUT_AFTER_MS = 8500;
/** How long after the signal the process exits with status 1, if closing has not finished by itself. */
const EXIT_AFTER_MS = 11_000;

allowClosedPipe();
const config = await orExplain(() => readConfig(process.env));
const place = databasePlace(config);
await orExplain(async () => {
  const unhurried = openDatabase(place);
  await migrate(unhurried, { takesNewer: config.NEWER_DATABASE });
  await unhurried.db.destroy();
});
const database = openDatabase({ ...place, limits: SERVING });

const services = await orExplain(() => createServices(config, database));
await loadDemo(services);

const app = await orExplain(() => createApp(services));
await healthRoutes(app, services);
await metricsRoutes(app, services);
await domainKnownRoutes(app, services);
await mediaRoutes(app, services);
await siteFileRoutes(app, services);
await devOutboxRoutes(app, services);
await setupRoutes(app, services);
await listPageRoutes(app, services);
await simulatorRoutes(app, services);
await mountPages(app, services);
await app.ready();
services.live = await attachLive(app.server, services);
const outbox = await openOutbox(services, app.log);
services.outbox = outbox;
const settlement = startSettlement(services);
services.payments.wake = settlement.wake;
const ringing = startRinging(services);
const telephoning = startWorker(services, TELEPHONING);
const campaigns = startWorker(services, CAMPAIGNS);
const deliveries = startWorker(services, DELIVERIES);
const tillOrders = startWorker(services, TILL_ORDERS);
const tillStock = startWorker(services, TILL_STOCK);
const handedDeliveries = startWorker(services, HANDED_DELIVERIES);
const pictureFetches = startWorker(services, PICTURE_FETCHES);
const housekeeping = startHousekeeping(
  [
    forgetExpiredSessions(services),
    forgetExpiredResets(services),
    forgetExpiredSignIns(services),
    forgetOldAttempts(services),
    forgetUnusedGuests(services),
    forgetExpiredClaims(services),
    forgetOldGuests(services),
    forgetOldLinks(services),
    forgetOldMails(services),
    forgetOldMessages(services),
    forgetOldSubscribers(services),
    forgetOldPrints(services),
    forgetOldRings(services),
    forgetOldTelephoneMessages(services),
    forgetOldDeliveries(services),
    forgetOldTillOrders(services),
    forgetOldCheckouts(services),
    forgetOldInvitations(services),
    forgetOldKeys(services),
    forgetOldPortions(services),
    forgetOldPhotos(services),
    restoreAvailability(services),
    remindOfOrders(services),
    pauseForPrinters(services),
    alarmForPrinters(services),
    cancelUnanswered(services),
    expireProposals(services),
    refreshPunctuality(services),
    checkBooks(services),
    sendWeeklySummaries(services),
    forgetOldEvents(services),
  ],
  app.log,
);

// Others, so that a provider that takes its time holds up none of those above.
const askingProviders = startHousekeeping([watchKeys(services), compareBalance(services)], app.log);

const restaurants = await database.db
  .selectFrom('restaurants')
  .select('slug')
  .orderBy('created_at')
  .limit(10)
  .execute();

// Before the first request: a signal that nobody listens to ends the process at once, whatever it has begun to answer.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    setTimeout(() => app.server.closeAllConnections(), CUT_AFTER_MS).unref();
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    services.drain.isOn = true;
    services.live.letGo();
    services.streams.letGo();
    await pause(config.DRAIN_S * 1000);
    await app.close();
    await services.live.close();
    await Promise.all([housekeeping.stop(), askingProviders.stop()]);
    await outbox.stop();
    await settlement.stop();
    await ringing.stop();
    await telephoning.stop();
    await campaigns.stop();
    await deliveries.stop();
    await tillOrders.stop();
    await tillStock.stop();
    await handedDeliveries.stop();
    await pictureFetches.stop();
    await database.db.destroy();
    process.exit(0);
  });
}

await app.listen({ port: config.PORT, host: config.HOST });
const { port } = app.server.address() as { port: number };
const addresses = [`http://localhost:${port}`, ...restaurants.map(({ slug }) => `http://${slug}.localhost:${port}`)];
// Log lines are written a moment after they are said: the addresses stand below them.
await pause(50);
const mails = isOutboxShown(config) ? `  mails: ${addresses[0]}/dev/outbox` : '';
process.stdout.write(`Servery is open: ${addresses.join('  ')}${mails}\n`);
void warmPictures(services, app.log);
