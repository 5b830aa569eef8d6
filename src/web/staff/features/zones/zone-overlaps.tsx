import { gapsOf, sharedGround } from '../../../../domain/zones/coverage.ts';
import { overlapsOf } from '../../../../domain/zones/overlaps.ts';
import { useLanguage, useMessages } from '../../../app/app-context.ts';
import { listed } from '../../../app/format/format.ts';
import { kilometres } from '../../../app/format/kilometres.ts';
import { Alert } from '../../../ui/signs/alert.tsx';
import { draftedZones } from './zone-draft.ts';
import styles from './zone-settings.module.css';
import type { ZonesShown } from './zones-shown.ts';

/** What zones have in common, what stands in the list in vain, and where nobody is delivered to between them. */
export function ZoneOverlaps({ draft, restaurant, nameOf }: ZonesShown) {
  const t = useMessages('zone-settings');
  const language = useLanguage();
  const zones = draftedZones(draft, restaurant.currency);
  const place = restaurant.address.coordinates?.coordinates ?? null;
  const names = ({ first, later }: { first: number; later: number }) => ({
    first: nameOf(first),
    later: nameOf(later),
  });
  const sentences = [
    ...overlapsOf(zones, restaurant.address.country).map(({ postcodes, ...pair }) =>
      t('overlap', { ...names(pair), postcodes: listed(postcodes, language) }),
    ),
    ...sharedGround(zones, place).map(({ isWhole, ...pair }) => t(isWhole ? 'in_vain' : 'shared', names(pair))),
    ...gapsOf(zones, place).map(({ direction, from, to }) =>
      t('gap', { direction: t(`way_${direction}`), from: kilometres(from, language), to: kilometres(to, language) }),
    ),
  ];
  if (sentences.length === 0) return null;
  return (
    <Alert tone="warning">
      <ul className={styles.overlaps}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}
