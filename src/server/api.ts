import type { Writable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { API_BASE } from '../contract/transport.ts';
import { firstSupportedLanguage, LANGUAGES } from '../domain/languages.ts';
import { authRoutes } from './accounts/auth.routes.ts';
import { guestsRoutes } from './accounts/guests.routes.ts';
import { passwordResetRoutes } from './accounts/password-reset.routes.ts';
import { addressSearchRoutes } from './address-search/address-search.routes.ts';
import { alarmsRoutes } from './alarms/alarms.routes.ts';
import { devicesRoutes } from './alarms/devices.routes.ts';
import { blocksRoutes } from './blocks/blocks.routes.ts';
import { orderingRoutes } from './board/ordering.routes.ts';
import { staffOrdersRoutes } from './board/staff-orders.routes.ts';
import { couriersRoutes } from './couriers/couriers.routes.ts';
import { customerBookRoutes } from './customer-book/customer-book.routes.ts';
import { accountsRoutes } from './customers/accounts.routes.ts';
import { addressesRoutes } from './customers/addresses.routes.ts';
import { favoritesRoutes } from './customers/favorites.routes.ts';
import { keysRoutes } from './keys/keys.routes.ts';
import { legalRoutes } from './legal/legal.routes.ts';
import { revisionStreamRoutes } from './live/revision-stream.routes.ts';
import { campaignsRoutes } from './mailing-list/campaigns.routes.ts';
import { mailingListRoutes } from './mailing-list/mailing-list.routes.ts';
import { availabilityRoutes } from './menu/availability.routes.ts';
import { menuRecordRoutes } from './menu/menu-record.routes.ts';
import { menuTemplatesRoutes } from './menu-templates/menu-templates.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { countCached, measureAnswered } from './metrics/metrics.ts';
import { webVitalsRoutes } from './metrics/web-vitals.routes.ts';
import { firstStepsRoutes } from './onboarding/first-steps.routes.ts';
import { openapiDocument } from './openapi/openapi-document.ts';
import { registerOpenapi } from './openapi/register-openapi.ts';
import { orderClaimsRoutes } from './order-claims/order-claims.routes.ts';
import { orderLinksRoutes } from './order-links/order-links.routes.ts';
import { orderRecordRoutes } from './order-record/order-record.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { cartRoutes } from './orders/quote/cart.routes.ts';
import { promotionsRoutes } from './orders/quote/promotions.routes.ts';
import { paymentAccountRoutes } from './payments/payment-account.routes.ts';
import { phoneOrdersRoutes } from './phone-orders/phone-orders.routes.ts';
import { phonePaymentsRoutes } from './phone-orders/phone-payments.routes.ts';
import { uploadPictureRoutes } from './pictures/upload-picture.routes.ts';
import { uploadVideoRoutes } from './pictures/upload-video.routes.ts';
import { cacheShares } from './platform/cache/cache-shares.ts';
import { sendCached } from './platform/cache/cached-answer.ts';
import { responseCache } from './platform/cache/response-cache.ts';
import { tellOfAnswers } from './platform/http/answered.ts';
import { apiDocs } from './platform/http/api-docs.ts';
import type { App } from './platform/http/app.ts';
import { brokenRequests, refuseOddRequest } from './platform/http/broken-requests.ts';
import { refuseWhileDraining } from './platform/http/drain.ts';
import { readForwardedProtocol } from './platform/http/forwarded-protocol.ts';
import { readJsonBodies, refusePackedBodies } from './platform/http/json-body.ts';
import { logAnswered, logging, sendRequestIds } from './platform/http/logging.ts';
import { networkOf } from './platform/http/network-of.ts';
import { sendSecurityHeaders } from './platform/http/security-headers.ts';
import { httpServer } from './platform/http-server.ts';
import { openWindowCounts } from './platform/limits/open-window-counts.ts';
import { rateLimitStore } from './platform/limits/rate-limit-store.ts';
import { commonRefusals } from './platform/refusals/common-refusals.ts';
import { answerNobodys, answerProblem } from './platform/refusals/problems.ts';
import { Refusal } from './platform/refusals/refusal.ts';
import { orderPrintsRoutes } from './printers/order-prints.routes.ts';
import { printRoutes } from './printers/print.routes.ts';
import { printersRoutes } from './printers/printers.routes.ts';
import { myAccountRoutes } from './privacy/my-account.routes.ts';
import { staffPromotionsRoutes } from './promotions/staff-promotions.routes.ts';
import { proposalsRoutes } from './proposals/proposals.routes.ts';
import { orderPushesRoutes } from './pushes/order-pushes.routes.ts';
import { receiptsFileRoutes } from './receipts-file/receipts-file.routes.ts';
import { reportsRoutes } from './reports/reports.routes.ts';
import { todayRoutes } from './reports/today.routes.ts';
import { weeklySummaryRoutes } from './reports/weekly-summary.routes.ts';
import { leaveReviewRoutes } from './reviews/leave-review.routes.ts';
import { reviewsRoutes } from './reviews/reviews.routes.ts';
import { staffReviewsRoutes } from './reviews/staff-reviews.routes.ts';
import type { Services } from './services.ts';
import { aboutRoutes } from './settings/about.routes.ts';
import { domainsRoutes } from './settings/domains.routes.ts';
import { feesRoutes } from './settings/fees.routes.ts';
import { guestSettingsRoutes } from './settings/guest-settings.routes.ts';
import { offeredLanguagesRoutes } from './settings/offered-languages.routes.ts';
import { orderMailsRoutes } from './settings/order-mails.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { themeRoutes } from './settings/theme.routes.ts';
import { uploadLogoRoutes } from './settings/upload-logo.routes.ts';
import { wishesRoutes } from './settings/wishes.routes.ts';
import { paymentsRoutes } from './settlement/payments.routes.ts';
import { refundsRoutes } from './settlement/refunds.routes.ts';
import { staffSlidesRoutes } from './slides/staff-slides.routes.ts';
import { orderTimesRoutes } from './slots/order-times.routes.ts';
import { kitchenRoutes } from './stations/kitchen.routes.ts';
import { stationsRoutes } from './stations/stations.routes.ts';
import { highlightsRoutes } from './storefront/highlights.routes.ts';
import { menuRoutes } from './storefront/menu.routes.ts';
import { publicPromotionsRoutes } from './storefront/public-promotions.routes.ts';
import { restaurantsRoutes } from './storefront/restaurants.routes.ts';
import { taxesRoutes } from './taxes/taxes.routes.ts';
import { heldInvitationRoutes } from './team/held-invitation.routes.ts';
import { invitationsRoutes } from './team/invitations.routes.ts';
import { staffApiRoutes } from './team/staff.routes.ts';
import { teamRoutes } from './team/team.routes.ts';
import { tillNumbersRoutes } from './till-numbers/till-numbers.routes.ts';
import { translationDeskRoutes } from './translations/translation-desk.routes.ts';
import { translationsRoutes } from './translations/translations.routes.ts';
import { unpaidOrdersRoutes } from './unpaid-orders/unpaid-orders.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';
import { zonesRoutes } from './zones/zones.routes.ts';

/** Four times the largest body that a real client sends: a cart of a hundred lines with all their options. */
const MAX_BODY_BYTES = 256 * 1024;

/** Builds the HTTP API. `main.ts` adds the pages and static files. Logs go to `logTo`, by default to standard output. */
export async function createApp(services: Services, logTo?: Writable): Promise<App> {
  const { config } = services;
  const responses = responseCache({
    drain: services.drain,
    tell: (answered) => {
      logAnswered(app.log, answered);
      countCached(services.metrics, answered);
    },
    maxBytes: cacheShares(config.CACHE_MB).responses,
  });
  const app: App = Fastify({
    ...logging(config, logTo),
    ...brokenRequests,
    serverFactory: httpServer(config, [readForwardedProtocol, refuseOddRequest, responses.answer]),
    trustProxy: config.TRUSTED_PROXIES.length ? config.TRUSTED_PROXIES : false,
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  }).withTypeProvider<ZodTypeProvider>();
  services.log = app.log;

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readJsonBodies(app);
  refusePackedBodies(app);
  app.setErrorHandler(answerProblem);
  sendSecurityHeaders(app);
  sendRequestIds(app);
  tellOfAnswers(app, (answered) => {
    logAnswered(app.log, answered);
    measureAnswered(services.metrics, answered);
  });
  responses.fillFrom(app);
  app.decorateRequest('tenant');
  app.decorateRequest('language');
  app.decorateRequest('account', null);
  refuseWhileDraining(app, services.drain);

  await app.register(fastifyCookie);
  if (config.RATE_LIMITS) {
    const counts = await openWindowCounts(config);
    services.counts = counts;
    app.addHook('onClose', counts.close);
    await app.register(fastifyRateLimit, {
      global: false,
      store: rateLimitStore(counts),
      keyGenerator: networkOf,
    });
  }
  await registerOpenapi(app);

  await app.register(
    async (plain) => {
      const api = plain.withTypeProvider<ZodTypeProvider>();
      api.addHook('onRequest', async (request) => {
        const tenant = await services.tenants.byHost(request.host);
        const offered = isOfStaff(request.url) ? LANGUAGES : tenant?.languages;
        request.language =
          firstSupportedLanguage((request.headers['accept-language'] ?? '').split(','), offered) ??
          tenant?.contentLanguage ??
          'en';
        if (!tenant) throw new Refusal(commonRefusals.unknown_host);
        request.tenant = tenant;
      });
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('vary')) reply.header('vary', 'accept-language, host');
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      // Registered in this scope, whose hooks set the language of the problem document.
      api.setNotFoundHandler(answerNobodys);
      const document = openapiDocument(app);
      api.get('/openapi.json', { schema: { hide: true } }, (request, reply) => sendCached(request, reply, document()));
      await api.register(apiDocs, { base: API_BASE, document });
      await api.register(restaurantsRoutes, services);
      await api.register(menuRoutes, services);
      await api.register(publicPromotionsRoutes, services);
      await api.register(promotionsRoutes, services);
      await api.register(highlightsRoutes, services);
      await api.register(authRoutes, services);
      await api.register(guestsRoutes, services);
      await api.register(passwordResetRoutes, services);
      await api.register(accountsRoutes, services);
      await api.register(favoritesRoutes, services);
      await api.register(addressesRoutes, services);
      await api.register(addressSearchRoutes, services);
      await api.register(cartRoutes, services);
      await api.register(ordersRoutes, services);
      await api.register(orderLinksRoutes, services);
      await api.register(orderClaimsRoutes, services);
      await api.register(paymentsRoutes, services);
      await api.register(refundsRoutes, services);
      await api.register(paymentAccountRoutes, services);
      await api.register(reviewsRoutes, services);
      await api.register(leaveReviewRoutes, services);
      await api.register(myAccountRoutes, services);
      await api.register(staffApiRoutes, services);
      await api.register(staffOrdersRoutes, services);
      await api.register(orderRecordRoutes, services);
      await api.register(orderingRoutes, services);
      await api.register(phoneOrdersRoutes, services);
      await api.register(phonePaymentsRoutes, services);
      await api.register(unpaidOrdersRoutes, services);
      await api.register(proposalsRoutes, services);
      await api.register(orderTimesRoutes, services);
      await api.register(firstStepsRoutes, services);
      await api.register(availabilityRoutes, services);
      await api.register(menuRecordRoutes, services);
      await api.register(menuTemplatesRoutes, services);
      await api.register(settingsRoutes, services);
      await api.register(offeredLanguagesRoutes, services);
      await api.register(translationDeskRoutes, services);
      await api.register(legalRoutes, services);
      await api.register(taxesRoutes, services);
      await api.register(feesRoutes, services);
      await api.register(zonesRoutes, services);
      await api.register(wishesRoutes, services);
      await api.register(orderMailsRoutes, services);
      await api.register(receiptsFileRoutes, services);
      await api.register(tillNumbersRoutes, services);
      await api.register(messagesRoutes, services);
      await api.register(mailingListRoutes, services);
      await api.register(campaignsRoutes, services);
      await api.register(customerBookRoutes, services);
      await api.register(blocksRoutes, services);
      await api.register(guestSettingsRoutes, services);
      await api.register(aboutRoutes, services);
      await api.register(themeRoutes, services);
      await api.register(uploadLogoRoutes, services);
      await api.register(domainsRoutes, services);
      await api.register(devicesRoutes, services);
      await api.register(alarmsRoutes, services);
      await api.register(printersRoutes, services);
      await api.register(orderPrintsRoutes, services);
      await api.register(printRoutes, services);
      await api.register(stationsRoutes, services);
      await api.register(kitchenRoutes, services);
      await api.register(couriersRoutes, services);
      await api.register(orderPushesRoutes, services);
      await api.register(staffPromotionsRoutes, services);
      await api.register(teamRoutes, services);
      await api.register(invitationsRoutes, services);
      await api.register(keysRoutes, services);
      await api.register(webhooksRoutes, services);
      await api.register(heldInvitationRoutes, services);
      await api.register(reportsRoutes, services);
      await api.register(weeklySummaryRoutes, services);
      await api.register(todayRoutes, services);
      await api.register(staffReviewsRoutes, services);
      await api.register(uploadPictureRoutes, services);
      await api.register(uploadVideoRoutes, services);
      await api.register(staffSlidesRoutes, services);
      await api.register(translationsRoutes, services);
      await api.register(revisionStreamRoutes, services);
      await api.register(webVitalsRoutes, services);
    },
    { prefix: API_BASE },
  );
  return app;
}

/** Staff read every language, also while they sign in. */
function isOfStaff(url: string): boolean {
  return url.startsWith(`${API_BASE}/staff/`) || url.startsWith(`${API_BASE}/auth/`);
}
