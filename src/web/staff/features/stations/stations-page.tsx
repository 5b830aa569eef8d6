import { useState } from 'react';
import type { Pairing, Station } from '../../../../contract/staff/staff-stations.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { StationCard } from './station-card.tsx';
import { StationForm } from './station-form.tsx';
import styles from './stations.module.css';

/** The kitchen's stations: what each cooks, and the devices that stand there. */
export function StationsPage() {
  const t = useMessages('stations');
  const { transport } = useStaff();
  const record = useRecord('stations', () =>
    transport<{ data: { stations: Station[] } }>({ method: 'GET', path: '/staff/stations', quiet: true }),
  );
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
          {stations.length === 0 && <p className="muted">{t('none')}</p>}
          {stations.map((station) => (
            <StationCard
              key={station._id}
              station={station}
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
