import type { Restaurant } from '../../../../contract/restaurants.ts';
import { overlapsOf } from '../../../../domain/zones/overlaps.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { listed } from '../../../app/format/format.ts';
import { Alert } from '../../../ui/signs/alert.tsx';
import { draftedZones, type ZonesDraft } from './zone-draft.ts';
import styles from './zone-settings.module.css';

interface ZoneOverlapsProps {
  draft: ZonesDraft;
  restaurant: Restaurant;
  nameOf(index: number): string;
}

/** What stands in the list in vain, because an earlier zone has it. */
export function ZoneOverlaps({ draft, restaurant, nameOf }: ZoneOverlapsProps) {
  const t = useMessages('zone-settings');
  const language = useLanguage();
  const overlaps = overlapsOf(draftedZones(draft, restaurant.currency), restaurant.address.country);
  if (overlaps.length === 0) return null;
  return (
    <Alert tone="warning">
      <ul className={styles.overlaps}>
        {overlaps.map(({ first, later, postcodes }) => (
          <li key={`${first}-${later}`}>
            {t('overlap', { later: nameOf(later), first: nameOf(first), postcodes: listed(postcodes, language) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
