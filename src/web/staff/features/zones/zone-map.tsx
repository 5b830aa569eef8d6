import { useMemo, useState } from 'react';
import type { OperatorsMap } from '../../../../contract/operators-map.ts';
import type { Point } from '../../../../domain/zones/distance.ts';
import { ZONE_MAX } from '../../../../domain/zones/zone.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { boundsOf, type MapFrame, type MapPin } from '../../../ui/map/map-scene.ts';
import { TileMap } from '../../../ui/map/tile-map.tsx';
import { movedCorner, withCorner } from './place-corner.ts';
import { cornersText, typedCorners } from './typed-corners.ts';
import { zoneOutlines } from './zone-outlines.ts';
import styles from './zone-settings.module.css';
import type { ZonesShown } from './zones-shown.ts';

export interface ZoneMapProps extends ZonesShown {
  map: OperatorsMap;
  /** New corners for the zone at this index. */
  onCorners(index: number, corners: string): void;
  /** A new zone that is drawn; undefined: there are as many as there may be. */
  onNew: (() => void) | undefined;
}

/** All zones on the operator's map, and the drawn ones by taps. The list of corners stays the way without a map. */
export function ZoneMap({ draft, restaurant, nameOf, map, onCorners, onNew }: ZoneMapProps) {
  const t = useMessages('zone-settings');
  const drawn = draft.zones.flatMap(({ kind }, index) => (kind === 'polygon' ? [index] : []));
  const [wanted, setWanted] = useState<number | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const chosen = drawn.find((index) => index === wanted) ?? drawn.at(-1) ?? null;
  const text = chosen === null ? '' : (draft.zones[chosen]?.corners ?? '');
  // Text that is being typed and is no corner yet is left alone.
  const corners = useMemo(() => typedCorners(text), [text]);
  const pickedCorner = picked !== null && corners && picked < corners.length ? picked : null;
  // Where the zone is that is drawn on: another may be as large as the country. Once for each, and not with each corner.
  // biome-ignore lint/correctness/useExhaustiveDependencies: corners move while one looks at them
  const frame = useMemo(() => frameAround(corners ?? []), [chosen]);
  const place = restaurant.address.coordinates?.coordinates ?? null;
  const { currency, name } = restaurant;
  const pins = useMemo(
    (): MapPin[] => [
      ...(place ? [{ key: 'place', kind: 'place' as const, at: place, label: name }] : []),
      ...(corners ?? []).map((at, index) => ({
        ...{ key: `corner-${index}`, kind: 'corner' as const, at },
        label: t('map_corner', { number: index + 1 }),
        isChosen: index === pickedCorner,
      })),
    ],
    [place, name, corners, pickedCorner, t],
  );
  const areas = useMemo(
    () =>
      zoneOutlines(draft, { currency, place })
        .toReversed()
        .map(({ index, corners: outline }) => ({ corners: outline, isChosen: index === chosen })),
    [draft, currency, place, chosen],
  );

  function change(next: Point[]): void {
    if (chosen !== null) onCorners(chosen, cornersText(next));
  }

  return (
    <div className={styles.drawing}>
      {drawn.length > 1 && (
        <SelectField
          label={t('map_zone')}
          value={String(chosen)}
          options={drawn.map((index) => ({ value: String(index), label: nameOf(index) }))}
          onChange={({ currentTarget }) => {
            setWanted(Number(currentTarget.value));
            setPicked(null);
          }}
        />
      )}
      {chosen !== null && <p className="muted small">{t('map_hint', { zone: nameOf(chosen) })}</p>}
      <TileMap
        label={t('map')}
        maxZoom={map.maxZoom}
        attribution={map.attribution}
        pins={pins}
        areas={areas}
        frame={frame}
        texts={{ closer: t('map_closer'), farther: t('map_farther'), failed: t('map_failed') }}
        onTap={(at) => {
          if (!corners || corners.length >= ZONE_MAX.corners) return;
          setPicked(null);
          change(withCorner(corners, at));
        }}
        onMove={(key, to) => corners && change(movedCorner(corners, indexOf(key), to))}
        onPick={(key) => setPicked(indexOf(key) === picked ? null : indexOf(key))}
      />
      <div className={styles.ways}>
        {pickedCorner !== null && corners && (
          <Button
            variant="outline"
            before="trash-2"
            onClick={() => {
              setPicked(null);
              change(corners.toSpliced(pickedCorner, 1));
            }}
          >
            {t('map_remove', { number: pickedCorner + 1 })}
          </Button>
        )}
        {onNew && (
          <Button
            variant="tonal"
            before="plus"
            onClick={() => {
              setWanted(draft.zones.length);
              setPicked(null);
              onNew();
            }}
          >
            {t('map_new')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** With a quarter of it to each side; undefined: it is no area yet. */
function frameAround(corners: readonly Point[]): MapFrame | undefined {
  const bounds = corners.length > 2 && boundsOf({ pins: [], areas: [{ corners, isChosen: true }] });
  if (!bounds) return undefined;
  const [[west, south], [east, north]] = bounds;
  const [wide, high] = [(east - west) / 4, (north - south) / 4];
  return [
    [west - wide, south - high],
    [east + wide, north + high],
  ];
}

function indexOf(key: string): number {
  return Number(key.replace('corner-', ''));
}
