import { useState } from 'react';
import type { Restaurant } from '../../../contract/restaurants.ts';
import { useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/signs/icon.tsx';
import { directionsTo } from '../restaurant/directions.ts';
import { MapArt } from '../restaurant/map-art.tsx';
import styles from './contact-map.module.css';

/** Degrees of latitude above and below the restaurant: some streets around it. */
const SPAN = 0.004;

/** OpenStreetMap's own embed with a pin: no cookies, no key. `place` is [longitude, latitude]. */
function mapAddress([longitude, latitude]: readonly [number, number]): string {
  const corners = [longitude - 2 * SPAN, latitude - SPAN, longitude + 2 * SPAN, latitude + SPAN];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** A drawing until the visitor asks for the real map, so that the map service learns only of those who did. */
export function ContactMap({ restaurant }: { restaurant: Restaurant }) {
  const t = useMessages('contact');
  const words = useMessages('home');
  const [isShown, setShown] = useState(false);
  const { street, city, coordinates } = restaurant.address;
  const directions = (
    <a className={styles.directions} href={directionsTo(restaurant)} target="_blank" rel="noreferrer">
      <Icon name="map-pin" />
      <span>{words('directions')}</span>
    </a>
  );
  return (
    <section className={styles.map} aria-labelledby="map-title">
      <h2 id="map-title" className="visually-hidden">
        {t('map')}
      </h2>
      {coordinates && isShown && (
        // Not before the tap: `loading="lazy"` is but a hint, which no browser without scripts follows.
        <iframe
          className={styles.frame}
          title={t('map_of', { restaurant: restaurant.name })}
          src={mapAddress(coordinates.coordinates)}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {!isShown && (
        <div className={coordinates ? styles.still : undefined}>
          {coordinates && <MapArt />}
          <div className={styles.card}>
            {coordinates ? (
              <>
                <p>
                  <b>{[street, city].filter(Boolean).join(', ')}</b>
                </p>
                <p className={styles.note}>{t('map_note')}</p>
                <div className={styles.ways}>
                  <Button before="map" onClick={() => setShown(true)}>
                    {t('show_map')}
                  </Button>
                  {directions}
                </div>
              </>
            ) : (
              <>
                <p>{t('no_map', { street })}</p>
                {directions}
              </>
            )}
          </div>
        </div>
      )}
      {isShown && directions}
    </section>
  );
}
