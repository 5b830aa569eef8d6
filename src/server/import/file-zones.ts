import { z } from 'zod';
import { DELIVERY_SERVICES } from '../../domain/delivery-services/delivery-services.ts';
import { postcodeBeginning } from '../../domain/orders/postcode-beginning.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { WEEKDAYS } from '../../domain/times/weekdays.ts';
import { LEAST_CORNERS, ZONE_MAX } from '../../domain/zones/zone.ts';
import { fileClock, fileMoney, key } from './file-values.ts';

/** Beginnings of postcodes. */
export const filePostcodes = z
  .array(z.string().overwrite(postcodeBeginning).min(1, 'the beginning of a postcode').max(STAFF_MAX.postcodeBeginning))
  .min(1)
  .max(STAFF_MAX.deliveryPostcodes);

/** [longitude, latitude] */
export const filePoint = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** An area of delivery. null: as the restaurant delivers elsewhere. */
export const fileZone = z
  .strictObject({
    key,
    /** As it is printed for whoever drives. */
    name: z.string().trim().min(1).max(ZONE_MAX.name),
    /** Beginnings of postcodes, kilometres from the restaurant as the crow flies, or a polygon. */
    postcodes: filePostcodes.nullable().default(null),
    kilometres: z.number().positive().max(ZONE_MAX.kilometres).nullable().default(null),
    /** Its corners as [longitude, latitude], the last joined to the first, as GeoJSON lists them. */
    polygon: z.array(filePoint).min(LEAST_CORNERS).max(ZONE_MAX.corners).nullable().default(null),
    fee: fileMoney.nullable().default(null),
    minimum: fileMoney.nullable().default(null),
    /** The subtotal from which on there is no fee. */
    freeFrom: fileMoney.nullable().default(null),
    /** From the kitchen to the door. */
    travelMinutes: z.int().min(0).max(ZONE_MAX.travelMinutes).nullable().default(null),
    /** When it is delivered to; null: always. `to` before `from` is on the next day; equal times mean all day. */
    hours: z
      .strictObject({ weekdays: z.array(z.enum(WEEKDAYS)).min(1), from: fileClock, to: fileClock })
      .nullable()
      .default(null),
    /** The service to which its orders are handed once they are accepted; missing: the restaurant brings them. */
    deliveredBy: z.enum(DELIVERY_SERVICES).optional(),
  })
  .refine((each) => [each.postcodes, each.kilometres, each.polygon].filter((way) => way !== null).length === 1, {
    error: 'either postcodes, kilometres or a polygon',
    path: ['postcodes'],
  });

export const fileCouriers = z.strictObject({
  /** Whether customers are shown how far away a courier is who agrees to it. */
  showPosition: z.boolean().optional(),
});
