import type { Currency } from '../../../../contract/primitives.ts';
import type { StaffZones } from '../../../../contract/staff/staff-zones.ts';
import type { DeliveryService } from '../../../../domain/delivery-services/delivery-services.ts';
import { type Language, LOCALES } from '../../../../domain/languages.ts';
import { typedAmount } from '../../../../domain/money/typed-amount.ts';
import { postcodeBeginning } from '../../../../domain/orders/postcode-beginning.ts';
import { MONDAY_FIRST, type Weekday } from '../../../../domain/times/weekdays.ts';
import type { Zone, ZoneShape } from '../../../../domain/zones/zone.ts';
import { amountDraft } from '../../app/amount-draft.ts';
import type { FileArea } from './areas-of-file.ts';
import { cornersText, typedCorners } from './typed-corners.ts';

/** A zone as it is edited; amounts, minutes and kilometres as typed, empty for the restaurant's own. */
export interface ZoneFields {
  /** Empty: a new one. */
  _id: string;
  name: string;
  kind: ZoneShape['kind'];
  /** Beginnings of postcodes with commas between. */
  postcodes: string;
  kilometres: string;
  /** A line each, as maps write them. */
  corners: string;
  fee: string;
  minimum: string;
  freeFrom: string;
  travelMinutes: string;
  /** Empty: the house. */
  deliveredBy: DeliveryService | '';
  hasHours: boolean;
  weekdays: readonly Weekday[];
  from: string;
  to: string;
}

export interface ZonesDraft {
  zones: readonly ZoneFields[];
}

export const NEW_ZONE: ZoneFields = {
  ...{ _id: '', name: '', kind: 'postcodes', postcodes: '', kilometres: '', corners: '' },
  ...{ fee: '', minimum: '', freeFrom: '', travelMinutes: '', deliveredBy: '' },
  ...{ hasHours: false, weekdays: MONDAY_FIRST, from: '17:00', to: '22:00' },
};

export function zonesDraft({ zones }: StaffZones, language: Language, currency: Currency): ZonesDraft {
  const amount = (of: number | null) => (of === null ? '' : amountDraft(of, currency, language));
  return {
    zones: zones.map(
      ({ _id, name, postcodes, kilometres, polygon, fee, minimum, freeFrom, travelMinutes, hours, deliveredBy }) => ({
        ...NEW_ZONE,
        ...{ _id, name, kind: postcodes ? 'postcodes' : polygon ? 'polygon' : 'radius' },
        ...{ postcodes: (postcodes ?? []).join(', '), corners: cornersText(polygon ?? []) },
        kilometres: kilometres === null ? '' : amountText(kilometres, language),
        ...{ fee: amount(fee), minimum: amount(minimum), freeFrom: amount(freeFrom) },
        travelMinutes: travelMinutes === null ? '' : String(travelMinutes),
        ...(deliveredBy && { deliveredBy }),
        ...(hours && { hasHours: true, ...hours }),
      }),
    ),
  };
}

/** The request's body. */
export function zonesInput({ zones }: ZonesDraft, currency: Currency) {
  const amount = (typed: string) => (typed.trim() === '' ? null : typedAmount(typed, currency));
  return {
    zones: zones.map(({ _id, name, kind, hasHours, weekdays, from, to, deliveredBy, ...typed }) => ({
      ...(_id && { _id }),
      name: name.trim(),
      postcodes: kind === 'postcodes' ? typedPostcodes(typed.postcodes) : null,
      // Nothing typed is named at its own field.
      kilometres: kind === 'radius' ? typedAmount(typed.kilometres) : null,
      polygon: kind === 'polygon' ? (typedCorners(typed.corners) ?? []) : null,
      fee: amount(typed.fee),
      minimum: amount(typed.minimum),
      freeFrom: amount(typed.freeFrom),
      travelMinutes: typed.travelMinutes.trim() === '' ? null : Number(typed.travelMinutes),
      hours: hasHours ? { weekdays: [...weekdays], from, to } : null,
      ...(deliveredBy && { deliveredBy }),
    })),
  };
}

/** The draft's zones as they would be asked, for a try. What is no number counts as none. */
export function draftedZones(draft: ZonesDraft, currency: Currency): Zone[] {
  const numberOf = (value: number | null) => (value === null || Number.isNaN(value) ? null : value);
  return zonesInput(draft, currency).zones.map(({ postcodes, kilometres, polygon, ...zone }, index) => ({
    id: String(index),
    name: zone.name,
    shape: polygon
      ? { kind: 'polygon', corners: polygon }
      : postcodes
        ? { kind: 'postcodes', postcodes }
        : { kind: 'radius', kilometres: numberOf(kilometres) ?? 0 },
    ...{ fee: numberOf(zone.fee), minimum: numberOf(zone.minimum), freeFrom: numberOf(zone.freeFrom) },
    ...{ travelMinutes: numberOf(zone.travelMinutes), hours: zone.hours },
  }));
}

/** The zones with the areas of a file: one of the same name gets the new corners and keeps its terms. */
export function withAreas(zones: readonly ZoneFields[], areas: readonly FileArea[]): ZoneFields[] {
  const drawn = areas.map(({ name, corners }) => ({ name, kind: 'polygon' as const, corners: cornersText(corners) }));
  const known = new Set(zones.map(({ name }) => name));
  known.delete('');
  return [
    ...zones.map((zone) => ({ ...zone, ...drawn.find(({ name }) => name === zone.name && known.has(name)) })),
    ...drawn.filter(({ name }) => !known.has(name)).map((area) => ({ ...NEW_ZONE, ...area })),
  ];
}

function typedPostcodes(typed: string): string[] {
  const beginnings = typed
    .split(/[,;\n、，]/)
    .map(postcodeBeginning)
    .filter(Boolean);
  return [...new Set(beginnings)];
}

function amountText(value: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2, useGrouping: false }).format(value);
}
