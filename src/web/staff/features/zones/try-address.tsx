import { useState } from 'react';
import type { CheckedPlace } from '../../../../contract/delivery-check.ts';
import { checkDelivery } from '../../../../contract/endpoints/delivery-check.ts';
import { MAX } from '../../../../domain/limits.ts';
import { typedPostcode } from '../../../../domain/zones/typed-postcode.ts';
import { zoneOf } from '../../../../domain/zones/zone-of.ts';
import { useApp, useMessages, useNow } from '../../../app/app-context.ts';
import { placeName } from '../../../features/delivery/delivery-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { draftedZones } from './zone-draft.ts';
import styles from './zone-settings.module.css';
import type { ZonesShown } from './zones-shown.ts';

type Tried = Pick<CheckedPlace, 'postalCode' | 'coordinates'> & { name: string };

/** "Which zone is this address in?", by the zones as they are being edited, at this moment: postcodes at once, addresses once they are found. */
export function TryAddress({ draft, restaurant, nameOf }: ZonesShown) {
  const t = useMessages('zone-settings');
  const { api } = useApp();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Tried | 'try_not_found' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const postcode = typedPostcode(text, restaurant.address.country);
  const tried = postcode === null ? found : { name: text.trim(), postalCode: postcode, coordinates: null };

  async function find(): Promise<void> {
    setBusy(true);
    const answer = await api.call(checkDelivery, { body: { text: text.trim() }, quiet: true });
    setBusy(false);
    const place = answer.ok ? answer.data.data.place : null;
    setFound(place ? { ...place, name: placeName(place) } : 'try_not_found');
  }

  return (
    <Panel title={t('try_title')}>
      <div className={styles.try}>
        <TextField
          label={t('try_postcode')}
          value={text}
          maxLength={MAX.addressSearch}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setFound(null);
          }}
        />
        {text.trim() !== '' && postcode === null && (
          <Button variant="outline" before="search" busy={isBusy} onClick={() => void find()}>
            {t('try_find')}
          </Button>
        )}
        <p role="status">
          {tried === 'try_not_found' ? t(tried) : tried && <Answer {...{ draft, restaurant, nameOf, tried }} />}
        </p>
      </div>
    </Panel>
  );
}

function Answer({ draft, restaurant, nameOf, tried }: ZonesShown & { tried: Tried }) {
  const t = useMessages('zone-settings');
  const now = useNow();
  const { address, currency, timezone } = restaurant;
  const answer = zoneOf(
    { postalCode: tried.postalCode, country: address.country, point: tried.coordinates },
    draftedZones(draft, currency),
    { at: now, timezone, restaurant: address.coordinates?.coordinates ?? null },
  );
  const zone = 'zone' in answer ? nameOf(Number(answer.zone.id)) : '';
  return <span>{t(`try_${answer.state}`, { zone, postcode: tried.name })}</span>;
}
