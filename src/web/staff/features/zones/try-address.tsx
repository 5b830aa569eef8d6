import { useState } from 'react';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { MAX } from '../../../../domain/limits.ts';
import { zoneOf } from '../../../../domain/zones/zone-of.ts';
import { useMessages, useNow } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { draftedZones, type ZonesDraft } from './zone-draft.ts';
import styles from './zone-settings.module.css';

interface TryAddressProps {
  draft: ZonesDraft;
  restaurant: Restaurant;
  nameOf(index: number): string;
}

/** "Which zone is this address in?", by the zones as they are being edited, at this moment. */
export function TryAddress({ draft, restaurant, nameOf }: TryAddressProps) {
  const t = useMessages('zone-settings');
  const [postcode, setPostcode] = useState('');
  return (
    <Panel title={t('try_title')}>
      <div className={styles.try}>
        <TextField
          label={t('try_postcode')}
          value={postcode}
          maxLength={MAX.postcode}
          autoComplete="off"
          onChange={({ currentTarget }) => setPostcode(currentTarget.value)}
        />
        <p role="status">{postcode.trim() && <Answer {...{ draft, restaurant, nameOf, postcode }} />}</p>
      </div>
    </Panel>
  );
}

function Answer({ draft, restaurant, nameOf, postcode }: TryAddressProps & { postcode: string }) {
  const t = useMessages('zone-settings');
  const now = useNow();
  const { address, currency, timezone } = restaurant;
  const answer = zoneOf(
    { postalCode: postcode, country: address.country, point: null },
    draftedZones(draft, currency),
    { at: now, timezone, restaurant: address.coordinates?.coordinates ?? null },
  );
  const zone = 'zone' in answer ? nameOf(Number(answer.zone.id)) : '';
  return <span>{t(`try_${answer.state}`, { zone, postcode: postcode.trim() })}</span>;
}
