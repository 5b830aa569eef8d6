import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { QuoteQuestion } from '../../../../contract/quote.ts';
import { metresBetween, type Point } from '../../../../domain/zones/distance.ts';
import { whenOnline } from '../../../app/api/when-online.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { kilometres } from '../../../app/format/kilometres.ts';
import { Button } from '../../../ui/button.tsx';
import { deliveryPlace } from '../../delivery/delivery-place.ts';
import { canLocate } from '../../delivery/where-i-am.ts';
import { useCheckout } from '../checkout-context.ts';
import styles from './confirm-point.module.css';
import { usePoint } from './use-point.ts';

/** In a file of its own, which only an order that needs a place loads, and only where there is a map. */
const PinMap = lazy(async () => ({ default: await whenOnline(async () => (await import('./pin-map.tsx')).PinMap) }));

/** Where zones are measured, their address is a point: asks for it in words, with a link to a map, or on the operator's. */
export function ConfirmPoint({ place }: { place: NonNullable<QuoteQuestion['deliveryAddress']> }) {
  const t = useMessages('delivery-check');
  const tCheckout = useMessages('checkout');
  const language = useLanguage();
  const value = useCheckout();
  const { checkout, restaurant, draft } = value;
  const { found, isBusy, find, locate, propose, take } = usePoint(value);
  const [isOpen, setOpen] = useState(false);
  const point = place.location?.coordinates;
  const isMissing = !point && checkout.notThere !== '';
  const from = restaurant.address.coordinates?.coordinates;
  const distance = (to: Point) => (from ? kilometres(metresBetween(from, to), language) : '');

  // What was found for the question before the order is of this address, too, if it is the same; where somebody was is only proposed.
  const takeKept = useEffectEvent(() => {
    const kept = deliveryPlace.of(restaurant._id)?.place;
    if (!kept?.coordinates) return;
    const { street, postalCode } = draft.newAddress;
    const isSame = kept.street === street.trim() && (!kept.postalCode || kept.postalCode === postalCode.trim());
    if (!kept.street) propose(kept.coordinates);
    else if (isSame) void take(kept.coordinates);
  });
  useEffect(() => {
    if (isMissing && !checkout.address) takeKept();
  }, [isMissing, checkout.address]);

  if (point && !isOpen) {
    return (
      <p className={styles.known}>
        {from && <span>{t('point_known', { distance: distance(point) })}</span>}
        <Button variant="text" size="sm" before="map-pin" onClick={() => setOpen(true)}>
          {t('point_anew')}
        </Button>
      </p>
    );
  }
  if (!isMissing && !isOpen) return null;
  return (
    <div className={styles.ask}>
      <p>{t('point_text')}</p>
      <div className={styles.ways}>
        <Button variant="outline" before="search" busy={isBusy} onClick={() => void find()}>
          {t('find_address')}
        </Button>
        {canLocate() && (
          <Button variant="outline" before="locate-fixed" busy={isBusy} onClick={() => void locate()}>
            {t('where_i_am')}
          </Button>
        )}
      </div>
      {restaurant.map && (
        <Suspense fallback={null}>
          <PinMap
            map={restaurant.map}
            from={from ?? null}
            point={typeof found === 'object' && found ? found.point : (point ?? null)}
            onPoint={(at) => propose(at, true)}
          />
        </Suspense>
      )}
      <div role="status">
        {typeof found === 'string' && <p>{t(found)}</p>}
        {found !== null && typeof found === 'object' && (
          <div className={styles.found}>
            <p>
              <b>
                {found.isPin
                  ? tCheckout('pin_at', { distance: distance(found.point) })
                  : t(found.name ? 'found_at' : 'here_at', { place: found.name, distance: distance(found.point) })}
              </b>
            </p>
            {!restaurant.map && (
              <a className="link" href={mapOf(found.point)} target="_blank" rel="noreferrer">
                {t('see_map')}
              </a>
            )}
            <Button
              onClick={() => {
                setOpen(false);
                void take(found.point);
              }}
            >
              {t('deliver_there')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

function mapOf([longitude, latitude]: Point): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
