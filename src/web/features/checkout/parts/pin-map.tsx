import { useMemo } from 'react';
import type { OperatorsMap } from '../../../../contract/operators-map.ts';
import type { Point } from '../../../../domain/zones/distance.ts';
import { useMessages } from '../../../app/app-context.ts';
import type { MapPin } from '../../../ui/map/map-scene.ts';
import { TileMap } from '../../../ui/map/tile-map.tsx';
import { useCheckout } from '../checkout-context.ts';

interface PinMapProps {
  map: OperatorsMap;
  /** Where the restaurant is; null: nobody knows. */
  from: Point | null;
  /** Where the pin stands; null: nowhere yet. */
  point: Point | null;
  onPoint(point: Point): void;
}

/** The operator's map, on which a tap puts a pin and dragging moves it. */
export function PinMap({ map, from, point, onPoint }: PinMapProps) {
  const t = useMessages('checkout');
  const { restaurant } = useCheckout();
  const { name } = restaurant;
  const pins = useMemo(
    (): MapPin[] => [
      ...(from ? [{ key: 'restaurant', kind: 'place' as const, at: from, label: name }] : []),
      ...(point ? [{ key: 'pin', kind: 'pin' as const, at: point, label: t('pin') }] : []),
    ],
    [from, point, name, t],
  );
  return (
    <>
      <p className="muted small">{t('pin_hint')}</p>
      <TileMap
        label={t('pin_map')}
        maxZoom={map.maxZoom}
        attribution={map.attribution}
        pins={pins}
        areas={NONE}
        texts={{ closer: t('pin_closer'), farther: t('pin_farther'), failed: t('pin_failed') }}
        onTap={onPoint}
        onMove={(_key, to) => onPoint(to)}
      />
    </>
  );
}

const NONE: [] = [];
