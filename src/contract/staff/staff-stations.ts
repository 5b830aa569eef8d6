import * as z from 'zod/mini';
import { ALLERGENS } from '../../domain/menu/food-labels.ts';
import { orderItem } from '../orders.ts';
import { id, instant } from '../primitives.ts';
import { line, oneLine } from '../texts.ts';
import { staffOrder } from './staff-orders.ts';

/**
 * A part of the kitchen: the categories and single dishes that are cooked there. A dish's own station counts before its categories'. A line
 * with an option that another station makes is shown there, too.
 */
export const stationInput = z.object({
  name: line(40),
  categoryIds: z.array(id).check(z.maxLength(200)),
  productIds: z.array(id).check(z.maxLength(500)),
  /** Ids of options' values. */
  valueIds: z._default(z.array(id).check(z.maxLength(500)), []),
});
export const kitchenDevice = z.object({
  _id: z.string(),
  name: z.string(),
  /** false: its code has not been entered yet. */
  isPaired: z.boolean(),
  /** When it last asked for its orders; null: never. */
  seenAt: z.nullable(instant),
});
export const station = z.extend(stationInput, { _id: z.string(), devices: z.array(kitchenDevice) });
export const stationsAnswer = z.object({ data: z.object({ stations: z.array(station) }) });
export const stationParams = z.object({ id });
export const kitchenDeviceInput = z.object({ name: line(40) });
/** With the code that pairs the new device: shown once. */
export const pairingAnswer = z.object({
  data: z.object({ stations: z.array(station), code: z.string(), until: instant }),
});

/** A code as somebody typed it: small letters, spaces and a missing hyphen are forgiven. */
export const pairInput = z.object({ code: z.string('required').check(oneLine, z.maxLength(40, 'too_long')) });
export const pairedAnswer = z.object({ data: z.object({ token: z.string() }) });

const shape = staffOrder.shape;
const { productName, quantity, wish, note, deal } = orderItem.shape;

/** What a station's screen shows: the orders that it cooks now, each with its own lines. No prices, no customers. */
export const stationScreen = z.object({
  station: z.object({ _id: z.string(), name: z.string() }),
  serverNow: instant,
  timezone: z.string(),
  /** Those that are due first come first. */
  orders: z.array(
    z.object({
      _id: shape._id,
      orderNumber: shape.orderNumber,
      callNumber: shape.callNumber,
      orderType: shape.orderType,
      lang: shape.lang,
      customerNotes: shape.customerNotes,
      avoids: shape.avoids,
      /** null: as soon as possible. */
      dueAt: z.nullable(instant),
      /** Since when it is another one than was accepted, for some minutes; absent: it is not. */
      changedAt: z.optional(instant),
      /** What this station has to make more or less since then; absent: nobody knows. */
      changes: z.optional(z.array(z.object({ productName, units: z.int() }))),
      /** The other stations that make something of it, and how many of their lines they have still to do. */
      others: z.array(z.object({ name: z.string(), left: z.int() })),
      lines: z.array(
        z.object({
          position: z.int(),
          ...{ productName, quantity },
          /** Without what was declined. */
          options: z.array(z.object({ optionName: z.string(), valueLabel: z.string() })),
          /** Its two halves, "½ Margherita | ½ Diavola", and what is on each, which `options` lack then; missing: it has none. */
          halves: z.optional(z.object({ line: z.string(), on: z.array(z.string()) })),
          allergenCodes: z.array(z.enum(ALLERGENS)),
          mayContainCodes: z.optional(z.array(z.enum(ALLERGENS))),
          isUndeclared: z.optional(z.literal(true)),
          minimumAge: z.optional(z.int()),
          /** How long it cooks; absent: nobody has said so. */
          cookingMinutes: z.optional(z.int()),
          wish,
          note,
          deal,
          isDone: z.boolean(),
        }),
      ),
    }),
  ),
  /** Orders of which this station has nothing to make any more, as they were called off or changed while they were cooked, for some minutes. */
  calledOff: z.array(
    z.object({
      ...{ _id: shape._id, orderNumber: shape.orderNumber, callNumber: shape.callNumber, lang: shape.lang },
      at: instant,
      lines: z.array(z.object({ productName, quantity })),
    }),
  ),
});
export const stationScreenAnswer = z.object({ data: stationScreen });
/** A line of an order is done, or is not after all. */
export const lineDoneInput = z.object({
  orderId: id,
  position: z.int().check(z.minimum(0), z.maximum(1000)),
  isDone: z.boolean(),
  /** When it was tapped, if it could not be sent at once; absent: now. */
  tappedAt: z.optional(instant),
});

export type StationInput = z.infer<typeof stationInput>;
export type Station = z.infer<typeof station>;
export type KitchenDevice = z.infer<typeof kitchenDevice>;
export type Pairing = z.infer<typeof pairingAnswer>['data'];
export type StationScreen = z.infer<typeof stationScreen>;
export type LineDoneInput = z.infer<typeof lineDoneInput>;
