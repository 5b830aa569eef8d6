import { useState } from 'react';
import { getMenuRecord } from '../../../../contract/endpoints/menu-record.ts';
import { listStations } from '../../../../contract/endpoints/stations.ts';
import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { Pairing, Station } from '../../../../contract/staff/staff-stations.ts';
import type { Language } from '../../../../domain/languages.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { ownLabels } from '../menu-editor/own-labels.ts';
import { StationCard } from './station-card.tsx';
import { StationForm } from './station-form.tsx';
import styles from './stations.module.css';

/** The kitchen's stations: what each cooks, and the devices that stand there. */
export function StationsPage() {
  const t = useMessages('stations');
  const { call } = useStaff();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const { value: menu } = useRecord('cooked dishes', () => call(getMenuRecord, { quiet: true }));
  const record = useRecord('stations', () => call(listStations, { quiet: true }));
  /** The station that is edited; null: a new one; undefined: none. */
  const [edited, setEdited] = useState<Station | null | undefined>(undefined);
  const [pairing, setPairing] = useState<Pairing | null>(null);
  return (
    <RecordPage
      title={t('title')}
      text={t('text')}
      record={record}
      actions={
        <Button before="plus" onClick={() => setEdited(null)}>
          {t('add')}
        </Button>
      }
    >
      {({ stations }) => (
        <>
          {pairing && (
            <Panel title={t('code_title')} aria-live="polite">
              <p className={styles.code}>{pairing.code}</p>
              <p>{t('code_text', { address: `${location.host}/staff/kitchen` })}</p>
            </Panel>
          )}
          {stations.length === 0 && <EmptyState emoji="cooking" title={t('none')} text={t('none_text')} framed />}
          {stations.map((station) => (
            <StationCard
              key={station._id}
              station={station}
              makes={menu && namesOf(station, menu, own)}
              onEdit={() => setEdited(station)}
              onChanged={(changed) => record.take({ stations: changed })}
              onPairing={(made) => {
                setPairing(made);
                record.take({ stations: made.stations });
              }}
            />
          ))}
          {edited !== undefined && (
            <StationForm
              station={edited}
              onClose={() => setEdited(undefined)}
              onSaved={(changed) => {
                setEdited(undefined);
                record.take({ stations: changed });
              }}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

/** What a station makes: its categories, its single dishes, its options. What has left the menu is not named. */
function namesOf({ categoryIds, productIds, valueIds }: Station, menu: MenuRecord, own: Language): string[] {
  const values = menu.optionGroups.flatMap((group) => group.values);
  return [
    ...menu.categories.filter(({ _id }) => categoryIds.includes(_id)).map(({ name }) => ownLabels(name, own)),
    ...menu.products.filter(({ _id }) => productIds.includes(_id)).map(({ name }) => name),
    ...values.filter(({ _id }) => valueIds.includes(_id)).map(({ label }) => ownLabels(label, own)),
  ];
}
