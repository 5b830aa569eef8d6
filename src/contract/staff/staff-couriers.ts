import * as z from 'zod/mini';
import { COURIER_STEPS, FAILED_REASONS } from '../../domain/orders/courier-steps.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { location } from '../accounts/addresses.ts';
import { orderToken } from '../order-links.ts';
import { amount, currency, instant, language } from '../primitives.ts';
import { line, manyLines } from '../texts.ts';
import { carrier } from './staff-courier-cash.ts';
import { staffOrder } from './staff-orders.ts';

/**
 * Whether couriers take orders by a link on their phones, whether the cash of each is settled, and whether they may show customers how far away
 * they are. What is absent is as it was in a request, and is not in an answer.
 */
export const courierSettings = z.object({
  usesCouriers: z.boolean(),
  settlesCash: z.optional(z.boolean()),
  showsPosition: z.optional(z.boolean()),
});
export const courierSettingsAnswer = z.object({ data: courierSettings });
/** The path with which a phone takes the order: only this answer has it. */
export const courierLinkAnswer = z.object({ data: z.object({ path: z.string() }) });

/** By `device`, 128 random bits that a phone has made up itself, it is known again. Sent in bodies only, as links are. */
export const courierOrderInput = z.object({
  token: orderToken,
  device: z.string().check(z.regex(/^[\w-]{32}$/)),
});
/** The name by which the board shows who has the order. */
export const takeOrderInput = z.extend(courierOrderInput, { name: line(40) });
/** What whoever has an order says of it. */
export const rideStepInput = z.object({
  step: z.enum(COURIER_STEPS),
  /** Why it could not be delivered. */
  reason: z.optional(z.enum(FAILED_REASONS)),
  /** Further words on that, which the customer reads. */
  notes: z.optional(z.string().check(manyLines, z.maxLength(200, 'too_long'))),
  /** Of the door where it could not be delivered: a picture that the phone has made small, in base64. Only staff see it. */
  photo: z.optional(z.string().check(z.maxLength(STAFF_MAX.photoText), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))),
  /** When it was tapped, by the phone's clock; absent: now. */
  tappedAt: z.optional(instant),
});
/** A picture as an address of its own, which only this answer has. */
export const deliveryPhotoAnswer = z.object({ data: z.object({ takenAt: instant, picture: z.string() }) });
export const courierStepInput = z.extend(courierOrderInput, rideStepInput.shape);

/** Where a courier's phone is; null: it is shown no longer. Sent in bodies only, so that it stands in no log. */
export const positionInput = z.object({
  position: z.nullable(location),
  /** Whether the courier has agreed to be seen on a map; absent: to words alone. */
  onMap: z.optional(z.literal(true)),
});
export const courierPositionInput = z.extend(courierOrderInput, positionInput.shape);
/** `isShown`: whether the customer is shown how far away it is. */
export const positionAnswer = z.object({ data: z.object({ isShown: z.boolean() }) });

const { shape } = staffOrder;
const { orderNumber, callNumber, status, customerName, contactPhone, customerNotes, deliveryAddress, tip } = shape;

/** An order as whoever delivers it reads it. */
export const courierRide = z.object({
  ...{ orderNumber, callNumber, status, customerName, contactPhone, customerNotes, deliveryAddress, tip },
  /** Since when this phone has it. */
  since: instant,
  steps: z.array(z.enum(COURIER_STEPS)),
  /** The restaurant's language, in which the dishes' names are. */
  lang: language,
  items: z.array(z.object({ quantity: z.int(), name: z.string() })),
  paymentMethod: z.string(),
  /** What is taken at the door; 0: nothing. */
  toCollect: amount,
  currency,
  /** Whether its courier may show the customer how far away they are; absent: not, or not now. */
  mayShowPosition: z.optional(z.literal(true)),
  /** Whether the customer then sees them on the operator's map, too; absent: there is none. */
  onMap: z.optional(z.literal(true)),
  /** Whoever takes it must be so old; absent: nobody is asked. */
  minimumAge: z.optional(z.int()),
  /** When it is expected at the door; absent: no time was promised. */
  promised: z.optional(z.object({ from: instant, to: instant })),
  timezone: z.string(),
});

/** Where a delivery goes that nobody has yet, for who is signed in. A link that is still on its bag tells nobody's address. */
export const rideWay = z.object({
  street: z.string(),
  postalCode: z.string(),
  /** When it is expected at the door; absent: no time was promised. */
  promised: z.optional(z.object({ from: instant, to: instant })),
  /** What is taken at the door; 0: nothing. */
  toCollect: amount,
  currency,
  timezone: z.string(),
});

/**
 * What a link shows a phone: an order that it may take (`free`), that another phone has (`taken`), or its own. `over`: it was called off or
 * delivered before anybody took it.
 */
export const courierOrder = z.discriminatedUnion('state', [
  z.object({ state: z.literal('free'), orderNumber, callNumber, way: z.optional(rideWay) }),
  z.object({ state: z.literal('taken') }),
  z.object({ state: z.literal('over') }),
  z.object({ state: z.literal('mine'), ride: courierRide }),
]);
export const courierOrderAnswer = z.object({ data: courierOrder });

/** A delivery that stands on the pass, and that nobody has. */
const readyRide = z.object({
  ...{ _id: z.string(), orderNumber, callNumber },
  /** Since when it stands there. */
  since: instant,
  /** When it is expected at the door; absent: no time was promised. */
  promised: z.optional(z.object({ from: instant, to: instant })),
  street: z.string(),
  postalCode: z.string(),
  /** The cash that is taken at the door; 0: none. */
  cash: amount,
});

/** What somebody may bring who is signed in, and has to: of other orders nothing. */
export const ridesAnswer = z.object({
  data: z.object({
    currency,
    timezone: z.string(),
    /** Whether the restaurant has couriers take orders by themselves; false: there is nothing to see. */
    usesCouriers: z.boolean(),
    /** The one that is promised first comes first. */
    ready: z.array(readyRide),
    /** Their own, and the cash that they bring back. */
    own: carrier,
  }),
});

export type CourierSettings = z.infer<typeof courierSettings>;
export type CourierRide = z.infer<typeof courierRide>;
export type RideWay = z.infer<typeof rideWay>;
export type CourierOrder = z.infer<typeof courierOrder>;
export type CourierStepInput = z.infer<typeof courierStepInput>;
export type RideStepInput = z.infer<typeof rideStepInput>;
export type PositionInput = z.infer<typeof positionInput>;
export type Rides = z.infer<typeof ridesAnswer>['data'];
export type ReadyRide = Rides['ready'][number];
