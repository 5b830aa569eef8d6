import type { FastifyInstance } from 'fastify';
import { authRoutes } from './accounts/auth.routes.ts';
import { guestsRoutes } from './accounts/guests.routes.ts';
import { passwordResetRoutes } from './accounts/password-reset.routes.ts';
import { addressSearchRoutes } from './address-search/address-search.routes.ts';
import { alarmsRoutes } from './alarms/alarms.routes.ts';
import { devicesRoutes } from './alarms/devices.routes.ts';
import { assistantsRoutes } from './assistants/assistants.routes.ts';
import { blocksRoutes } from './blocks/blocks.routes.ts';
import { orderingRoutes } from './board/ordering.routes.ts';
import { staffOrdersRoutes } from './board/staff-orders.routes.ts';
import { couriersRoutes } from './couriers/couriers.routes.ts';
import { ridesRoutes } from './couriers/rides.routes.ts';
import { customerBookRoutes } from './customer-book/customer-book.routes.ts';
import { accountsRoutes } from './customers/accounts.routes.ts';
import { addressesRoutes } from './customers/addresses.routes.ts';
import { favoritesRoutes } from './customers/favorites.routes.ts';
import { datevRoutes } from './datev/datev.routes.ts';
import { staffDealsRoutes } from './deals/staff-deals.routes.ts';
import { deliveryCheckRoutes } from './delivery-check/delivery-check.routes.ts';
import { deliveryServicesRoutes } from './delivery-services/delivery-services.routes.ts';
import { identitiesRoutes } from './identities/identities.routes.ts';
import { providerAnswerRoutes } from './identities/provider-answer.routes.ts';
import { keysRoutes } from './keys/keys.routes.ts';
import { legalRoutes } from './legal/legal.routes.ts';
import { revisionStreamRoutes } from './live/revision-stream.routes.ts';
import { campaignsRoutes } from './mailing-list/campaigns.routes.ts';
import { mailingListRoutes } from './mailing-list/mailing-list.routes.ts';
import { availabilityRoutes } from './menu/availability.routes.ts';
import { menuRecordRoutes } from './menu/menu-record.routes.ts';
import { menuFilesRoutes, menuImportsRoutes } from './menu-import/menu-imports.routes.ts';
import { menuTemplatesRoutes } from './menu-templates/menu-templates.routes.ts';
import { messagesRoutes } from './messages/messages.routes.ts';
import { webVitalsRoutes } from './metrics/web-vitals.routes.ts';
import { firstStepsRoutes } from './onboarding/first-steps.routes.ts';
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
import { pricesRoutes } from './prices/prices.routes.ts';
import { orderPrintsRoutes } from './printers/order-prints.routes.ts';
import { printRoutes } from './printers/print.routes.ts';
import { printersRoutes } from './printers/printers.routes.ts';
import { myAccountRoutes } from './privacy/my-account.routes.ts';
import { staffPromotionsRoutes } from './promotions/staff-promotions.routes.ts';
import { proposalsRoutes } from './proposals/proposals.routes.ts';
import { orderPushesRoutes } from './pushes/order-pushes.routes.ts';
import { receiptsFileRoutes } from './receipts-file/receipts-file.routes.ts';
import { cashUpsRoutes } from './reports/cash-ups.routes.ts';
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
import { guestTextsRoutes } from './settings/guest-texts.routes.ts';
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
import { tilesRoutes } from './tiles/tiles.routes.ts';
import { tillNumbersRoutes } from './till-numbers/till-numbers.routes.ts';
import { tillsRoutes } from './tills/tills.routes.ts';
import { translationDeskRoutes } from './translations/translation-desk.routes.ts';
import { translationsRoutes } from './translations/translations.routes.ts';
import { unpaidOrdersRoutes } from './unpaid-orders/unpaid-orders.routes.ts';
import { webhooksRoutes } from './webhooks/webhooks.routes.ts';
import { zonesRoutes } from './zones/zones.routes.ts';

/** The routes of the API, in the order of its document. */
export const API_ROUTES: ((app: FastifyInstance, services: Services) => Promise<void>)[] = [
  restaurantsRoutes,
  menuRoutes,
  publicPromotionsRoutes,
  promotionsRoutes,
  highlightsRoutes,
  authRoutes,
  guestsRoutes,
  identitiesRoutes,
  passwordResetRoutes,
  accountsRoutes,
  favoritesRoutes,
  addressesRoutes,
  addressSearchRoutes,
  deliveryCheckRoutes,
  cartRoutes,
  ordersRoutes,
  orderLinksRoutes,
  orderClaimsRoutes,
  paymentsRoutes,
  refundsRoutes,
  paymentAccountRoutes,
  reviewsRoutes,
  leaveReviewRoutes,
  myAccountRoutes,
  staffApiRoutes,
  staffOrdersRoutes,
  orderRecordRoutes,
  orderingRoutes,
  phoneOrdersRoutes,
  phonePaymentsRoutes,
  unpaidOrdersRoutes,
  proposalsRoutes,
  orderTimesRoutes,
  firstStepsRoutes,
  availabilityRoutes,
  menuRecordRoutes,
  menuImportsRoutes,
  menuFilesRoutes,
  menuTemplatesRoutes,
  settingsRoutes,
  offeredLanguagesRoutes,
  translationDeskRoutes,
  legalRoutes,
  taxesRoutes,
  feesRoutes,
  zonesRoutes,
  wishesRoutes,
  orderMailsRoutes,
  guestTextsRoutes,
  receiptsFileRoutes,
  tillNumbersRoutes,
  messagesRoutes,
  mailingListRoutes,
  campaignsRoutes,
  customerBookRoutes,
  blocksRoutes,
  guestSettingsRoutes,
  aboutRoutes,
  themeRoutes,
  uploadLogoRoutes,
  domainsRoutes,
  devicesRoutes,
  alarmsRoutes,
  printersRoutes,
  orderPrintsRoutes,
  printRoutes,
  stationsRoutes,
  kitchenRoutes,
  couriersRoutes,
  ridesRoutes,
  orderPushesRoutes,
  staffPromotionsRoutes,
  teamRoutes,
  invitationsRoutes,
  keysRoutes,
  webhooksRoutes,
  tillsRoutes,
  deliveryServicesRoutes,
  assistantsRoutes,
  heldInvitationRoutes,
  reportsRoutes,
  cashUpsRoutes,
  datevRoutes,
  weeklySummaryRoutes,
  todayRoutes,
  staffReviewsRoutes,
  uploadPictureRoutes,
  uploadVideoRoutes,
  pricesRoutes,
  staffDealsRoutes,
  staffSlidesRoutes,
  translationsRoutes,
  revisionStreamRoutes,
  webVitalsRoutes,
];

/** Routes outside the API that no restaurant's host is needed for. */
export const HOSTLESS_ROUTES = [providerAnswerRoutes, tilesRoutes];
