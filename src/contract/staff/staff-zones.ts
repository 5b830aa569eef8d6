import * as z from 'zod/mini';
import { DELIVERY_SERVICES } from '../../domain/delivery-services/delivery-services.ts';
import { postcodeBeginning } from '../../domain/orders/postcode-beginning.ts';
import { STAFF_MAX } from '../../domain/people/staff-limits.ts';
import { WEEKDAYS } from '../../domain/times/weekdays.ts';
import { isTermless, LEAST_CORNERS, ZONE_MAX } from '../../domain/zones/zone.ts';
import { operatorsMap } from '../operators-map.ts';
import { oneLine } from '../texts.ts';
import { price } from './staff-menu-primitives.ts';
import { version, versionIfKnown } from './staff-versions.ts';
import { clock } from './time-of-day.ts';

const typedBeginning = z
  .string()
  .check(z.maxLength(100, { error: 'postcodes_invalid', abort: true }), z.overwrite(postcodeBeginning));

const postcodes = z.array(typedBeginning).check(
  z.minLength(1, 'required'),
  z.maxLength(STAFF_MAX.deliveryPostcodes, 'too_long'),
  z.refine(
    (all) => all.every(({ length }) => length > 0 && length <= STAFF_MAX.postcodeBeginning),
    'postcodes_invalid',
  ),
);
const kilometres = z
  .number('number_invalid')
  .check(z.positive('number_invalid'), z.maximum(ZONE_MAX.kilometres, 'number_invalid'));

const degrees = (most: number) =>
  z.number('number_invalid').check(z.minimum(-most, 'number_invalid'), z.maximum(most, 'number_invalid'));
const polygon = z
  .array(z.readonly(z.tuple([degrees(180), degrees(90)])))
  .check(z.minLength(LEAST_CORNERS, 'corners_invalid'), z.maxLength(ZONE_MAX.corners, 'too_long'));

const zoneTerms = {
  /** As it is printed for whoever drives. */
  name: z.string().check(oneLine, z.maxLength(ZONE_MAX.name, 'too_long')),
  /** Beginnings of postcodes: "CO1" is every postcode of that district; null: it does not lie by postcodes. */
  postcodes: z.nullable(postcodes),
  /** From the restaurant, as the crow flies; whoever lives on the border lives inside. null: it does not lie around it. */
  kilometres: z.nullable(kilometres),
  /** null: the restaurant's. */
  fee: z.nullable(price),
  minimum: z.nullable(price),
  /** The subtotal from which on there is no fee; null: there always is. */
  freeFrom: z.nullable(price),
  /** From the kitchen to the door; null: as deliveries usually take. */
  travelMinutes: z.nullable(
    z.int('number_invalid').check(z.minimum(0, 'number_invalid'), z.maximum(ZONE_MAX.travelMinutes, 'number_invalid')),
  ),
  /** When it is delivered to; null: always. `to` before `from` is on the next day; equal times mean all day. */
  hours: z.nullable(
    z.object({
      weekdays: z.readonly(
        z.array(z.enum(WEEKDAYS)).check(z.minLength(1, 'weekdays_required'), z.maxLength(WEEKDAYS.length)),
      ),
      from: clock,
      to: clock,
    }),
  ),
  /** The service to which its orders are handed once they are accepted; missing: they are not. */
  deliveredBy: z.optional(z.enum(DELIVERY_SERVICES)),
};

/** Its corners as [longitude, latitude], the last joined to the first; a point on the border is inside. null: it is not drawn. */
const zone = z.object({ _id: z.string(), ...zoneTerms, polygon: z.nullable(polygon) });

/** Where the restaurant delivers: of the zones that contain an address the first decides. Empty: everywhere, by the restaurant's own terms. */
export const staffZones = z.object({ zones: z.array(zone) });
export const staffZonesAnswer = z.object({
  data: z.extend(staffZones, {
    version,
    /** On which they can be drawn; missing: the operator has none. */
    map: z.optional(operatorsMap),
  }),
});

/** A zone without an `_id` is a new one. The one area of a restaurant that has not divided it needs no name. */
const zoneInput = z
  .object({
    _id: z.optional(z.string().check(z.maxLength(60))),
    ...zoneTerms,
    polygon: z._default(z.nullable(polygon), null),
  })
  .check(
    z.refine((each) => each.name !== '' || isTermless(each), { error: 'required', path: ['name'] }),
    z.refine((each) => waysOf(each) > 0, { error: 'required', path: ['postcodes'] }),
    z.refine((each) => waysOf(each) < 2, { error: 'number_invalid', path: ['kilometres'] }),
  );

/** In how many ways it says where it lies: in one. */
function waysOf({
  postcodes: listed,
  kilometres: radius,
  polygon: drawn,
}: Record<'postcodes' | 'kilometres' | 'polygon', unknown>) {
  return [listed, radius, drawn].filter((each) => each !== null).length;
}
export const staffZonesInput = z.object({
  zones: z.array(zoneInput).check(z.maxLength(ZONE_MAX.zones, 'too_long')),
});
export const staffZonesChange = z.extend(staffZonesInput, versionIfKnown);

export type StaffZones = z.infer<typeof staffZones>;
export type StaffZone = z.infer<typeof zone>;
export type StaffZonesInput = z.infer<typeof staffZonesInput>;
