import type { Order, PlaceOrderInput } from '../../../../contract/orders.ts';
import { isNamedMethod } from '../../../../domain/orders/payment-methods.ts';
import { townLine } from '../../../../domain/people/town-line.ts';
import type { AppContext } from '../../../app/app-context.ts';
import { dateTime } from '../../../app/format/format.ts';
import type { Sections } from '../../../messages/sections.ts';
import { twiceNote } from '../../orders/order-time.ts';

interface Detail {
  label: keyof Sections['checkout'];
  text: string;
}

interface Meant {
  /** The order as the customer sees it now. */
  meant: PlaceOrderInput;
  /** The restaurant's. */
  timezone: string;
}

const NOTHING = '–';

/**
 * What was ordered besides the dishes, where the customer means something else by now. A promotion that the page has dropped is not
 * told: the order itself may have used it up. Needs the message sections `checkout` and `statuses`.
 */
export function placedOtherwise({ messages }: AppContext, order: Order, { meant, timezone }: Meant): Detail[] {
  const { i18n, language } = messages;
  const { deliveryAddress: address, paymentDetails, appliedPromotion, contactPhone, customerNotes } = order;
  const { method } = paymentDetails;
  const to = address && addressText(address, address.deliveryInstructions);
  const meantTo = meant.deliveryAddress && addressText(meant.deliveryAddress, meant.deliveryAddress.note);
  const details: (Detail | false)[] = [
    timeOf(order) !== timeOf(meant) && { label: 'time', text: whenText() },
    to !== null && to !== meantTo && { label: 'deliver_to', text: to },
    contactPhone !== meant.contactPhone && { label: 'contact_phone', text: contactPhone },
    customerNotes !== meant.customerNotes && { label: 'notes', text: customerNotes || NOTHING },
    method !== meant.paymentDetails.method && {
      label: 'section_payment',
      text: isNamedMethod(method) ? i18n._(`statuses.method_${method}`) : method,
    },
    meant.promotionId !== null &&
      meant.promotionId !== appliedPromotion?.promotionId && {
        label: 'discount',
        text: appliedPromotion?.name ?? NOTHING,
      },
  ];
  return details.filter((detail) => detail !== false);

  function whenText(): string {
    const { orderType, scheduledAt } = order;
    if (scheduledAt === null) return i18n._(`checkout.when_asap_${orderType}`);
    const when = dateTime(scheduledAt, timezone, language, { dateStyle: 'medium', timeStyle: 'short' });
    const twice = twiceNote(scheduledAt, { zone: timezone, language });
    return i18n._(`checkout.when_at_${orderType}`, { when: when + twice });
  }
}

function timeOf({ orderType, scheduledAt }: Pick<Order, 'orderType' | 'scheduledAt'>): string {
  return `${orderType} ${scheduledAt}`;
}

interface AddressLines {
  street: string;
  city: string;
  postalCode?: string | null | undefined;
  country?: string | null | undefined;
}

/** `note` is the one for the driver. */
function addressText({ street, city, postalCode, country }: AddressLines, note: string | null | undefined): string {
  return [street, townLine({ city, postcode: postalCode, country }, ', '), note].filter(Boolean).join(', ');
}
