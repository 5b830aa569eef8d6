import { $ZodRegistry, $ZodType } from 'zod/v4/core';
import * as accounts from '../../contract/accounts/accounts.ts';
import * as addresses from '../../contract/accounts/addresses.ts';
import * as cart from '../../contract/cart-validation.ts';
import * as highlights from '../../contract/highlights.ts';
import * as invitations from '../../contract/invitations.ts';
import * as legal from '../../contract/legal.ts';
import * as mailingList from '../../contract/mailing-list.ts';
import * as menu from '../../contract/menu.ts';
import * as messages from '../../contract/messages.ts';
import * as onlinePayments from '../../contract/online-payment.ts';
import * as orderClaims from '../../contract/order-claims.ts';
import * as items from '../../contract/order-items.ts';
import * as orderLinks from '../../contract/order-links.ts';
import * as orders from '../../contract/orders.ts';
import { uploadedPicture, uploadedPictureAnswer } from '../../contract/pictures.ts';
import { currency, image, language } from '../../contract/primitives.ts';
import * as problems from '../../contract/problem.ts';
import * as promotions from '../../contract/promotions.ts';
import * as quotes from '../../contract/quote.ts';
import * as restaurants from '../../contract/restaurants.ts';
import * as reviews from '../../contract/reviews.ts';
import * as staffAbout from '../../contract/staff/staff-about.ts';
import * as staffAlarms from '../../contract/staff/staff-alarms.ts';
import * as staffAudit from '../../contract/staff/staff-audit.ts';
import * as staffAvailability from '../../contract/staff/staff-availability.ts';
import * as staffBlocks from '../../contract/staff/staff-blocks.ts';
import * as staffBoard from '../../contract/staff/staff-board.ts';
import { books, booksAnswer } from '../../contract/staff/staff-books.ts';
import * as staffCampaigns from '../../contract/staff/staff-campaigns.ts';
import * as staffCouriers from '../../contract/staff/staff-couriers.ts';
import * as staffCustomers from '../../contract/staff/staff-customers.ts';
import * as staffDetails from '../../contract/staff/staff-details.ts';
import * as staffDomains from '../../contract/staff/staff-domains.ts';
import * as staffFees from '../../contract/staff/staff-fees.ts';
import * as staffFirstSteps from '../../contract/staff/staff-first-steps.ts';
import * as staffGuests from '../../contract/staff/staff-guests.ts';
import * as staffKeys from '../../contract/staff/staff-keys.ts';
import * as staffLanguages from '../../contract/staff/staff-languages.ts';
import * as staffLegal from '../../contract/staff/staff-legal.ts';
import * as staffMailingList from '../../contract/staff/staff-mailing-list.ts';
import * as staffMe from '../../contract/staff/staff-me.ts';
import * as staffMenu from '../../contract/staff/staff-menu.ts';
import * as staffMenuCategories from '../../contract/staff/staff-menu-categories.ts';
import * as staffMenuDishes from '../../contract/staff/staff-menu-dishes.ts';
import * as staffMenuOptions from '../../contract/staff/staff-menu-options.ts';
import { dishPricesInput } from '../../contract/staff/staff-menu-prices.ts';
import { reorderInput } from '../../contract/staff/staff-menu-primitives.ts';
import * as staffMenuTemplates from '../../contract/staff/staff-menu-templates.ts';
import * as staffMessages from '../../contract/staff/staff-messages.ts';
import * as staffOrderMails from '../../contract/staff/staff-order-mails.ts';
import * as staffOrderRecord from '../../contract/staff/staff-order-record.ts';
import * as staffOrderTimes from '../../contract/staff/staff-order-times.ts';
import * as staffOrdering from '../../contract/staff/staff-ordering.ts';
import * as staffOrders from '../../contract/staff/staff-orders.ts';
import * as staffPayments from '../../contract/staff/staff-payments.ts';
import * as staffPhoneOrders from '../../contract/staff/staff-phone-orders.ts';
import * as staffPrinters from '../../contract/staff/staff-printers.ts';
import * as staffPromotions from '../../contract/staff/staff-promotions.ts';
import * as staffFigures from '../../contract/staff/staff-reports.ts';
import * as staffReviews from '../../contract/staff/staff-reviews.ts';
import * as staffSettings from '../../contract/staff/staff-settings.ts';
import * as staffHighlights from '../../contract/staff/staff-slides.ts';
import * as staffStations from '../../contract/staff/staff-stations.ts';
import * as staffTaxes from '../../contract/staff/staff-taxes.ts';
import * as staffPeople from '../../contract/staff/staff-team.ts';
import { staffText } from '../../contract/staff/staff-texts.ts';
import * as staffTheme from '../../contract/staff/staff-theme.ts';
import * as staffToday from '../../contract/staff/staff-today.ts';
import * as staffTranslations from '../../contract/staff/staff-translations.ts';
import * as staffUnpaidOrders from '../../contract/staff/staff-unpaid-orders.ts';
import * as staffWebhooks from '../../contract/staff/staff-webhooks.ts';
import * as staffWeeklySummary from '../../contract/staff/staff-weekly-summary.ts';
import * as staffWishes from '../../contract/staff/staff-wishes.ts';
import * as staffZones from '../../contract/staff/staff-zones.ts';
import * as taxes from '../../contract/taxes.ts';
import * as translations from '../../contract/translations.ts';
import { webVitalsReport } from '../../contract/web-vitals-report.ts';

const MODULES = [
  accounts,
  addresses,
  cart,
  quotes,
  highlights,
  legal,
  messages,
  mailingList,
  menu,
  items,
  orders,
  taxes,
  orderLinks,
  orderClaims,
  onlinePayments,
  staffPayments,
  { uploadedPicture, uploadedPictureAnswer },
  { currency, image, language },
  problems,
  promotions,
  restaurants,
  reviews,
  staffMe,
  staffOrders,
  staffPhoneOrders,
  staffCustomers,
  staffBlocks,
  staffGuests,
  staffBoard,
  staffOrdering,
  staffOrderMails,
  staffOrderRecord,
  staffOrderTimes,
  staffAvailability,
  staffAudit,
  staffAbout,
  staffTheme,
  staffDomains,
  { staffText },
  staffMenu,
  staffMenuCategories,
  staffMenuDishes,
  staffMenuOptions,
  { orderInput: reorderInput },
  { dishPricesInput },
  { books, booksAnswer },
  staffDetails,
  staffLanguages,
  staffTranslations,
  staffWishes,
  staffLegal,
  staffTaxes,
  staffFees,
  staffZones,
  staffMenuTemplates,
  staffMessages,
  staffMailingList,
  staffCampaigns,
  staffUnpaidOrders,
  staffWeeklySummary,
  staffSettings,
  staffStations,
  staffCouriers,
  staffKeys,
  staffWebhooks,
  staffPrinters,
  staffAlarms,
  staffPromotions,
  staffPeople,
  invitations,
  staffFigures,
  staffFirstSteps,
  staffToday,
  staffHighlights,
  staffReviews,
  translations,
  { webVitalsReport },
];

/** Names of the contract's schemas in the API's document: `placeOrderInput` becomes PlaceOrderInput. */
export const namedSchemas = new $ZodRegistry<{ id: string }>();

for (const [name, schema] of MODULES.flatMap((module) => Object.entries(module))) {
  // Not those of queries and path parameters, which are described parameter by parameter. A schema that is exported twice keeps
  // its first name.
  const isNamed = schema instanceof $ZodType && !/(Query|Params)$/.test(name) && !namedSchemas.has(schema);
  if (isNamed) namedSchemas.add(schema, { id: name.charAt(0).toUpperCase() + name.slice(1) });
}
