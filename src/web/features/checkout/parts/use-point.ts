import { useState } from 'react';
import { checkDelivery } from '../../../../contract/endpoints/delivery-check.ts';
import { MAX } from '../../../../domain/limits.ts';
import type { Point } from '../../../../domain/zones/distance.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { addressInputOf, addressLine, fieldsOf } from '../../addresses/address-fields.ts';
import { saveAddress } from '../../addresses/save-address.ts';
import { withAddress } from '../../addresses/saved-addresses.ts';
import { placeName } from '../../delivery/delivery-sentence.ts';
import { whereIAm } from '../../delivery/where-i-am.ts';
import type { CheckoutValue } from '../checkout-context.ts';
import { storeCheckoutUser } from '../checkout-info.ts';

/** A place that the customer is asked to confirm. `name` empty: where they are, or where they have put the pin. */
export interface PointFound {
  name: string;
  point: Point;
  isPin?: boolean;
}

type Found = PointFound | 'point_not_found' | 'not_located' | null;

/** Finds the point of the address that is chosen, and keeps it with that address: the draft's, or a saved one. */
export function usePoint({ checkout, draft, user, change }: CheckoutValue) {
  const app = useApp();
  const texts = useMessages('addresses');
  const [found, setFound] = useState<Found>(null);
  const [isBusy, setBusy] = useState(false);
  const { address: saved } = checkout;

  async function busily(work: () => Promise<Found>): Promise<void> {
    setBusy(true);
    setFound(null);
    const next = await work();
    setBusy(false);
    setFound(next);
  }

  return {
    found,
    isBusy,
    find: () =>
      busily(async () => {
        const text = addressLine(saved ?? draft.newAddress).slice(0, MAX.addressSearch);
        const answer = await app.api.call(checkDelivery, { body: { text }, quiet: true });
        const place = answer.ok ? answer.data.data.place : null;
        return place?.coordinates ? { name: placeName(place), point: place.coordinates } : 'point_not_found';
      }),
    locate: () =>
      busily(async () => {
        const location = await whereIAm();
        return location ? { name: '', point: location.coordinates } : 'not_located';
      }),
    propose: (point: Point, isPin = false) => setFound({ name: '', point, isPin }),
    async take([longitude, latitude]: Point): Promise<void> {
      setFound(null);
      if (!saved) return change({ type: 'new_address_edited', fields: { ...draft.newAddress, longitude, latitude } });
      const input = addressInputOf({ ...fieldsOf(saved), longitude, latitude });
      setBusy(true);
      const kept = await saveAddress(app, texts, {
        ...{ id: saved._id, input },
        ...{ done: 'updated', failed: 'failed_update' },
      });
      setBusy(false);
      if (kept) storeCheckoutUser(app, withAddress(user, kept));
    },
  };
}
