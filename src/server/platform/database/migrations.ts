import type { Migration } from 'kysely/migration';
import * as initial from '../../../../db/migrations/001-initial.ts';
import * as outboxClaims from '../../../../db/migrations/002-outbox-claims.ts';
import * as translationUsage from '../../../../db/migrations/003-translation-usage.ts';
import * as doubleCoordinates from '../../../../db/migrations/005-double-coordinates.ts';
import * as attempts from '../../../../db/migrations/006-attempts.ts';
import * as staffWork from '../../../../db/migrations/007-staff-work.ts';
import * as promotionResults from '../../../../db/migrations/008-promotion-results.ts';
import * as expiredResets from '../../../../db/migrations/010-expired-resets.ts';
import * as auditBySubject from '../../../../db/migrations/011-audit-by-subject.ts';
import * as splitExceptions from '../../../../db/migrations/013-split-exceptions.ts';
import * as highlightsOff from '../../../../db/migrations/014-highlights-off.ts';
import * as office from '../../../../db/migrations/015-office.ts';
import * as primaryDomain from '../../../../db/migrations/016-primary-domain.ts';
import * as keptCounts from '../../../../db/migrations/017-kept-counts.ts';
import * as uploads from '../../../../db/migrations/018-uploads.ts';
import * as deliveryArea from '../../../../db/migrations/019-delivery-area.ts';
import * as ownSlidesPictures from '../../../../db/migrations/020-own-slides-pictures.ts';
import * as invitations from '../../../../db/migrations/021-invitations.ts';
import * as fulfilledAt from '../../../../db/migrations/022-fulfilled-at.ts';
import * as equalsByTime from '../../../../db/migrations/023-equals-by-time.ts';
import * as placeOfRegistration from '../../../../db/migrations/024-place-of-registration.ts';
import * as shownCodes from '../../../../db/migrations/025-shown-codes.ts';
import * as usualMinutes from '../../../../db/migrations/026-usual-minutes.ts';
import * as currencyDecimals from '../../../../db/migrations/027-currency-decimals.ts';
import * as guests from '../../../../db/migrations/028-guests.ts';
import * as payments from '../../../../db/migrations/029-payments.ts';
import * as declaredWithOrder from '../../../../db/migrations/030-declared-with-order.ts';
import * as orderTimes from '../../../../db/migrations/031-order-times.ts';
import * as printers from '../../../../db/migrations/032-printers.ts';
import * as preparing from '../../../../db/migrations/033-preparing.ts';
import * as guestOrders from '../../../../db/migrations/040-guest-orders.ts';
import * as orderLinks from '../../../../db/migrations/041-order-links.ts';
import * as promisedRange from '../../../../db/migrations/070-promised-range.ts';
import * as legal from '../../../../db/migrations/090-legal.ts';
import * as messages from '../../../../db/migrations/091-messages.ts';
import * as taxes from '../../../../db/migrations/120-taxes.ts';
import * as receipts from '../../../../db/migrations/121-receipts.ts';
import * as orderNotes from '../../../../db/migrations/125-order-notes.ts';
import * as printerPauses from '../../../../db/migrations/126-printer-pauses.ts';
import * as stations from '../../../../db/migrations/127-stations.ts';
import * as customers from '../../../../db/migrations/130-customers.ts';
import * as blocks from '../../../../db/migrations/131-blocks.ts';
import * as alarms from '../../../../db/migrations/135-alarms.ts';
import * as changedHours from '../../../../db/migrations/140-changed-hours.ts';
import * as closures from '../../../../db/migrations/141-closures.ts';
import * as onlineOnly from '../../../../db/migrations/145-online-only.ts';
import * as orderClaims from '../../../../db/migrations/150-order-claims.ts';
import * as promotionContacts from '../../../../db/migrations/151-promotion-contacts.ts';
import * as firstOrders from '../../../../db/migrations/163-first-orders.ts';
import * as optionsOfStations from '../../../../db/migrations/167-options-of-stations.ts';
import * as orderPushes from '../../../../db/migrations/168-order-pushes.ts';
import * as fees from '../../../../db/migrations/173-fees.ts';
import * as tips from '../../../../db/migrations/174-tips.ts';
import * as receiptsByTime from '../../../../db/migrations/175-receipts-by-time.ts';
import * as refundedLines from '../../../../db/migrations/179-refunded-lines.ts';
import * as orderChanges from '../../../../db/migrations/180-order-changes.ts';
import * as languages from '../../../../db/migrations/185-languages.ts';
import * as mailingList from '../../../../db/migrations/188-mailing-list.ts';
import * as campaigns from '../../../../db/migrations/189-campaigns.ts';
import * as weeklySummaries from '../../../../db/migrations/190-weekly-summaries.ts';
import * as orderProposals from '../../../../db/migrations/198-order-proposals.ts';
import * as wishes from '../../../../db/migrations/205-wishes.ts';
import * as creditNotes from '../../../../db/migrations/206-credit-notes.ts';
import * as evidenceDue from '../../../../db/migrations/207-evidence-due.ts';
import * as printerAlarms from '../../../../db/migrations/211-printer-alarms.ts';
import * as turnedDownRefunds from '../../../../db/migrations/217-turned-down-refunds.ts';
import * as pushesByLink from '../../../../db/migrations/220-pushes-by-link.ts';
import * as accountOfPayments from '../../../../db/migrations/231-account-of-payments.ts';
import * as personOfOrder from '../../../../db/migrations/241-person-of-order.ts';
import * as samePerson from '../../../../db/migrations/242-same-person.ts';
import * as refusedCaptures from '../../../../db/migrations/251-refused-captures.ts';
import * as campaignsDue from '../../../../db/migrations/261-campaigns-due.ts';
import * as receiptsCalledOff from '../../../../db/migrations/262-receipts-called-off.ts';
import * as laterPapers from '../../../../db/migrations/291-later-papers.ts';
import * as callNumbers from '../../../../db/migrations/301-call-numbers.ts';
import * as packedOrders from '../../../../db/migrations/302-packed-orders.ts';
import * as providerBalance from '../../../../db/migrations/340-provider-balance.ts';
import * as priceMarks from '../../../../db/migrations/350-price-marks.ts';
import * as linksThatAgree from '../../../../db/migrations/351-links-that-agree.ts';
import * as mailboxOfSubscriber from '../../../../db/migrations/352-mailbox-of-subscriber.ts';
import * as drivesAndStarts from '../../../../db/migrations/360-drives-and-starts.ts';
import * as kitchenWords from '../../../../db/migrations/361-kitchen-words.ts';
import * as portions from '../../../../db/migrations/380-portions.ts';
import * as lineNotes from '../../../../db/migrations/381-line-notes.ts';
import * as goesWith from '../../../../db/migrations/382-goes-with.ts';
import * as keys from '../../../../db/migrations/400-keys.ts';
import * as webhooks from '../../../../db/migrations/401-webhooks.ts';
import * as orderSource from '../../../../db/migrations/402-order-source.ts';
import * as dayOfAnOrder from '../../../../db/migrations/421-day-of-an-order.ts';
import * as languagesOfAnOrder from '../../../../db/migrations/422-languages-of-an-order.ts';
import * as receiptSellers from '../../../../db/migrations/426-receipt-sellers.ts';
import * as undrawnPapers from '../../../../db/migrations/427-undrawn-papers.ts';
import * as buyers from '../../../../db/migrations/428-buyers.ts';
import * as zones from '../../../../db/migrations/440-zones.ts';
import * as servingHours from '../../../../db/migrations/446-serving-hours.ts';
import * as optionPieces from '../../../../db/migrations/447-option-pieces.ts';
import * as sizePrices from '../../../../db/migrations/451-size-prices.ts';
import * as couriers from '../../../../db/migrations/456-couriers.ts';
import * as cashRefunds from '../../../../db/migrations/460-cash-refunds.ts';
import * as fewMails from '../../../../db/migrations/461-few-mails.ts';
import * as menuImports from '../../../../db/migrations/470-menu-imports.ts';
import * as openedGroups from '../../../../db/migrations/475-opened-groups.ts';
import * as foodFacts from '../../../../db/migrations/480-food-facts.ts';
import * as avoidedAllergens from '../../../../db/migrations/481-avoided-allergens.ts';
import * as promotionConditions from '../../../../db/migrations/485-promotion-conditions.ts';
import * as cashCounts from '../../../../db/migrations/486-cash-counts.ts';
import * as datev from '../../../../db/migrations/487-datev.ts';
import * as checkoutSessions from '../../../../db/migrations/490-checkout-sessions.ts';
import * as pickupPrices from '../../../../db/migrations/500-pickup-prices.ts';
import * as courierCash from '../../../../db/migrations/510-courier-cash.ts';
import * as deals from '../../../../db/migrations/525-deals.ts';
import * as assistantsOrders from '../../../../db/migrations/550-assistants-orders.ts';
import * as tills from '../../../../db/migrations/560-tills.ts';
import * as courierRole from '../../../../db/migrations/571-courier-role.ts';
import * as telephone from '../../../../db/migrations/572-telephone.ts';
import * as guestTexts from '../../../../db/migrations/573-guest-texts.ts';
import * as identities from '../../../../db/migrations/575-identities.ts';
import * as halves from '../../../../db/migrations/578-halves.ts';
import * as menusOfTills from '../../../../db/migrations/581-menus-of-tills.ts';
import * as pictureFetches from '../../../../db/migrations/582-picture-fetches.ts';
import * as deliveryServices from '../../../../db/migrations/587-delivery-services.ts';
import * as couriersPositions from '../../../../db/migrations/595-couriers-positions.ts';
import * as orderPhotos from '../../../../db/migrations/596-order-photos.ts';
import * as answeredCalls from '../../../../db/migrations/605-answered-calls.ts';

/** Every migration by its name, which decides the order. */
export const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-outbox-claims': outboxClaims,
  '003-translation-usage': translationUsage,
  '005-double-coordinates': doubleCoordinates,
  '006-attempts': attempts,
  '007-staff-work': staffWork,
  '008-promotion-results': promotionResults,
  '010-expired-resets': expiredResets,
  '011-audit-by-subject': auditBySubject,
  '013-split-exceptions': splitExceptions,
  '014-highlights-off': highlightsOff,
  '015-office': office,
  '016-primary-domain': primaryDomain,
  '017-kept-counts': keptCounts,
  '018-uploads': uploads,
  '019-delivery-area': deliveryArea,
  '020-own-slides-pictures': ownSlidesPictures,
  '021-invitations': invitations,
  '022-fulfilled-at': fulfilledAt,
  '023-equals-by-time': equalsByTime,
  '024-place-of-registration': placeOfRegistration,
  '025-shown-codes': shownCodes,
  '026-usual-minutes': usualMinutes,
  '027-currency-decimals': currencyDecimals,
  '028-guests': guests,
  '030-declared-with-order': declaredWithOrder,
  '031-order-times': orderTimes,
  '033-preparing': preparing,
  '090-legal': legal,
  '040-guest-orders': guestOrders,
  '091-messages': messages,
  '121-receipts': receipts,
  '120-taxes': taxes,
  '029-payments': payments,
  '032-printers': printers,
  '041-order-links': orderLinks,
  '070-promised-range': promisedRange,
  '125-order-notes': orderNotes,
  '126-printer-pauses': printerPauses,
  '127-stations': stations,
  '130-customers': customers,
  '131-blocks': blocks,
  '135-alarms': alarms,
  '140-changed-hours': changedHours,
  '141-closures': closures,
  '145-online-only': onlineOnly,
  '150-order-claims': orderClaims,
  '151-promotion-contacts': promotionContacts,
  '163-first-orders': firstOrders,
  '167-options-of-stations': optionsOfStations,
  '168-order-pushes': orderPushes,
  '173-fees': fees,
  '174-tips': tips,
  '175-receipts-by-time': receiptsByTime,
  '179-refunded-lines': refundedLines,
  '180-order-changes': orderChanges,
  '185-languages': languages,
  '188-mailing-list': mailingList,
  '189-campaigns': campaigns,
  '190-weekly-summaries': weeklySummaries,
  '198-order-proposals': orderProposals,
  '205-wishes': wishes,
  '211-printer-alarms': printerAlarms,
  '206-credit-notes': creditNotes,
  '207-evidence-due': evidenceDue,
  '220-pushes-by-link': pushesByLink,
  '251-refused-captures': refusedCaptures,
  '217-turned-down-refunds': turnedDownRefunds,
  '261-campaigns-due': campaignsDue,
  '262-receipts-called-off': receiptsCalledOff,
  '301-call-numbers': callNumbers,
  '241-person-of-order': personOfOrder,
  '291-later-papers': laterPapers,
  '231-account-of-payments': accountOfPayments,
  '242-same-person': samePerson,
  '302-packed-orders': packedOrders,
  '340-provider-balance': providerBalance,
  '380-portions': portions,
  '401-webhooks': webhooks,
  '350-price-marks': priceMarks,
  '402-order-source': orderSource,
  '421-day-of-an-order': dayOfAnOrder,
  '422-languages-of-an-order': languagesOfAnOrder,
  '426-receipt-sellers': receiptSellers,
  '427-undrawn-papers': undrawnPapers,
  '428-buyers': buyers,
  '440-zones': zones,
  '351-links-that-agree': linksThatAgree,
  '352-mailbox-of-subscriber': mailboxOfSubscriber,
  '400-keys': keys,
  '360-drives-and-starts': drivesAndStarts,
  '361-kitchen-words': kitchenWords,
  '381-line-notes': lineNotes,
  '382-goes-with': goesWith,
  '446-serving-hours': servingHours,
  '447-option-pieces': optionPieces,
  '456-couriers': couriers,
  '451-size-prices': sizePrices,
  '460-cash-refunds': cashRefunds,
  '461-few-mails': fewMails,
  '470-menu-imports': menuImports,
  '475-opened-groups': openedGroups,
  '480-food-facts': foodFacts,
  '481-avoided-allergens': avoidedAllergens,
  '485-promotion-conditions': promotionConditions,
  '486-cash-counts': cashCounts,
  '487-datev': datev,
  '490-checkout-sessions': checkoutSessions,
  '500-pickup-prices': pickupPrices,
  '510-courier-cash': courierCash,
  '525-deals': deals,
  '550-assistants-orders': assistantsOrders,
  '560-tills': tills,
  '571-courier-role': courierRole,
  '575-identities': identities,
  '578-halves': halves,
  '581-menus-of-tills': menusOfTills,
  '582-picture-fetches': pictureFetches,
  '572-telephone': telephone,
  '573-guest-texts': guestTexts,
  '587-delivery-services': deliveryServices,
  '595-couriers-positions': couriersPositions,
  '596-order-photos': orderPhotos,
  '605-answered-calls': answeredCalls,
};
