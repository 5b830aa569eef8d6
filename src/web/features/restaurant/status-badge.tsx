import type { Restaurant } from '../../../contract/restaurants.ts';
import { useOpeningStatus } from './opening-status.ts';
import styles from './status-badge.module.css';

interface StatusBadgeProps {
  restaurant: Restaurant;
  /** "Open" without the closing time. */
  compact?: boolean;
  /** Light text on a picture. */
  onPicture?: boolean;
}

/** A dot and the open state as text, which alone carries the meaning (DESIGN, "Shell"). */
export function StatusBadge({ restaurant, compact = false, onPicture = false }: StatusBadgeProps) {
  const { tone, label, compactLabel } = useOpeningStatus(restaurant);
  return (
    <span className={onPicture ? styles.onPicture : styles.badge} data-tone={tone}>
      {compact ? compactLabel : label}
    </span>
  );
}
