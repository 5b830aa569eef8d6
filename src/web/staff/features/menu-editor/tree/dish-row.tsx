import { Link } from 'react-router';
import type { Currency } from '../../../../../contract/primitives.ts';
import type { StaffDishLine } from '../../../../../contract/staff/staff-menu-dishes.ts';
import { numberedName } from '../../../../../domain/menu/numbered-name.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { listed, money } from '../../../../app/format/format.ts';
import type { Elements } from '../../../../ui/content.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { StatusChip, Tag } from '../../../../ui/signs/chip.tsx';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { PictureOrIcon } from '../../editing/picture-or-icon.tsx';
import styles from './dish-row.module.css';

interface DishRowProps {
  dish: StaffDishLine;
  currency: Currency;
  /** Copies the dish; absent: here it cannot be copied. */
  duplicate?: ((dish: StaffDishLine) => void) | undefined;
  /** Shown instead of the link to the dish's page. */
  children?: Elements;
}

/** A dish in the list. The whole row is a link to its page. */
export function DishRow({ dish, currency, duplicate, children }: DishRowProps) {
  const t = useMessages('menu-editor');
  const copies = useMessages('dish-copies');
  const language = useLanguage();
  const { _id, name, price, image, isAvailable, isFeatured, usedUp } = dish;
  return (
    <li className={styles.row}>
      <PictureOrIcon image={image} icon="utensils" alt="" sizes="56px" className={styles.picture} />
      <span className={styles.text}>
        {children ? (
          <span className={styles.name}>{numberedName(name, dish.menuNumber)}</span>
        ) : (
          <Link to={`/staff/menu/edit/dishes/${_id}`} className={styles.link}>
            {name}
          </Link>
        )}
        <span className={styles.facts}>
          <span className={styles.price}>{money(price, currency, language)}</span>
          {isFeatured && <Tag icon="award">{t('featured')}</Tag>}
          {usedUp && <StatusChip colour="red">{t('used_up', { groups: listed(usedUp, language) })}</StatusChip>}
          {!isAvailable && <StatusChip colour="red">{t('unavailable')}</StatusChip>}
        </span>
      </span>
      {!children && duplicate && (
        <IconButton
          icon="copy"
          label={copies('copy', { name })}
          className={styles.copy}
          onClick={() => duplicate(dish)}
        />
      )}
      {children || <Icon name="chevron-right" className={styles.chevron} />}
    </li>
  );
}
