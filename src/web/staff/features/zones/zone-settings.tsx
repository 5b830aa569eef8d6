import { useState } from 'react';
import { changeZones, getZones } from '../../../../contract/endpoints/zones.ts';
import type { OperatorsMap } from '../../../../contract/operators-map.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import type { Versioned } from '../../../../contract/staff/staff-versions.ts';
import { type StaffZones, staffZonesInput } from '../../../../contract/staff/staff-zones.ts';
import { ZONE_MAX } from '../../../../domain/zones/zone.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { EditedList } from '../about/edited-list.tsx';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import form from '../editing/form-part.module.css';
import { RecordPage } from '../editing/record-page.tsx';
import type { AreasFileProps } from './areas-file.tsx';
import { NEW_ZONE, withAreas, type ZonesDraft, zonesDraft, zonesInput } from './zone-draft.ts';
import { ZoneFieldset } from './zone-fieldset.tsx';
import type { ZoneMapProps } from './zone-map.tsx';
import type { ZonesShown } from './zones-shown.ts';

const late = () => import('./late-zone-parts.ts');
const LazyAreasFile = lazyPart<AreasFileProps>(async () => (await late()).AreasFile);
const LazyZoneSketch = lazyPart<ZonesShown>(async () => (await late()).ZoneSketch);
const LazyZoneMap = lazyPart<ZoneMapProps>(async () => (await late()).ZoneMap);
const LazyZoneOverlaps = lazyPart<ZonesShown>(async () => (await late()).ZoneOverlaps);
const LazyTryAddress = lazyPart<ZonesShown>(async () => (await late()).TryAddress);

/** Where the restaurant delivers, and by which terms: nothing of its own at first. */
export function ZoneSettings() {
  const t = useMessages('zone-settings');
  const { call } = useStaff();
  const restaurant = useKnownRestaurant();
  const record = useRecord('zones', () => call(getZones, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => restaurant && <Zones saved={saved} record={record} restaurant={restaurant} />}
    </RecordPage>
  );
}

type SavedZones = Versioned<StaffZones> & { map?: OperatorsMap | undefined };

interface ZonesProps {
  saved: SavedZones;
  record: RecordState<SavedZones>;
  restaurant: Restaurant;
}

function Zones({ saved, record, restaurant }: ZonesProps) {
  const t = useMessages('zone-settings');
  const language = useLanguage();
  const { resources } = useApp();
  const { call } = useStaff();
  const { currency } = restaurant;
  // What others have changed meanwhile comes without it.
  const [map] = useState(saved.map);
  const draft = useDraft({
    name: 'zones',
    saved: zonesDraft(saved, language, currency),
    schema: staffZonesInput,
    input: (value) => zonesInput(value, currency),
    send: (input) => call(changeZones, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged('record', record.take, (now: Versioned<StaffZones>) => zonesDraft(now, language, currency)),
  });
  const facts: Record<keyof ZonesDraft, Fact> = {
    zones: {
      label: t('title'),
      say: (value) => (value as ZonesDraft['zones']).map((zone) => zone.name || zone.postcodes).join(', '),
    },
  };
  const { zones } = draft.value;
  const nameOf = (index: number) => zones[index]?.name || t('zone', { number: index + 1 });
  return (
    <DraftForm draft={draft} describe={describeChanges(facts)} keepable>
      <Panel title={t('in_order')} className={form.part}>
        <p className="muted">{t(zones.length > 0 ? 'first_decides' : 'everywhere')}</p>
        <EditedList
          list={zones}
          nameOf={nameOf}
          onChange={(next) => draft.change({ zones: next })}
          adds={[{ label: t('add'), make: () => NEW_ZONE }]}
          max={ZONE_MAX.zones}
        >
          {(zone, index, onZone) => (
            <ZoneFieldset
              zone={zone}
              restaurant={restaurant}
              errorOf={(field) => draft.errorOf(`zones.${index}.${field}`)}
              onChange={(changes) => onZone({ ...zone, ...changes })}
            />
          )}
        </EditedList>
        <LazyAreasFile onAreas={(areas) => draft.change({ zones: withAreas(zones, areas).slice(0, ZONE_MAX.zones) })} />
        {map ? (
          <LazyZoneMap
            {...{ draft: draft.value, restaurant, nameOf, map }}
            onCorners={(index, corners) =>
              draft.change({ zones: zones.map((zone, at) => (at === index ? { ...zone, corners } : zone)) })
            }
            onNew={
              zones.length < ZONE_MAX.zones
                ? () => draft.change({ zones: [...zones, { ...NEW_ZONE, kind: 'polygon' }] })
                : undefined
            }
          />
        ) : (
          <LazyZoneSketch draft={draft.value} restaurant={restaurant} nameOf={nameOf} />
        )}
        <LazyZoneOverlaps draft={draft.value} restaurant={restaurant} nameOf={nameOf} />
      </Panel>
      {zones.length > 0 && <LazyTryAddress draft={draft.value} restaurant={restaurant} nameOf={nameOf} />}
    </DraftForm>
  );
}
