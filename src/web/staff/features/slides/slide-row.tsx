import type { StaffSlide } from '../../../../contract/staff/staff-slides.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { PictureOrIcon } from '../editing/picture-or-icon.tsx';
import { ownLabels } from '../menu-editor/own-labels.ts';
import { ReorderButtons } from '../menu-editor/reorder-buttons.tsx';
import styles from './slide-row.module.css';

interface SlideRowProps {
  slide: StaffSlide;
  /** Its index, from 0. */
  place: number;
  count: number;
  move(step: 1 | -1): void;
  edit(): void;
}

/** A slide in the list, with the buttons to move and to edit it. */
export function SlideRow({ slide, place, count, move, edit }: SlideRowProps) {
  const t = useMessages('slides');
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const name = ownLabels(slide.title, own);
  return (
    <li className={styles.row}>
      <PictureOrIcon image={slide.picture} icon="camera" alt="" sizes="120px" className={styles.picture} />
      <div className={styles.text}>
        <b lang={own}>{name}</b>
        <span className={styles.subtitle} lang={own}>
          {ownLabels(slide.subtitle, own)}
        </span>
        <span className={styles.tags}>
          {!slide.isActive && <Tag tone="grey">{t('off')}</Tag>}
          {slide.video && <Tag>{t('video')}</Tag>}
        </span>
      </div>
      <span className={styles.buttons}>
        <ReorderButtons name={name} place={place} count={count} onMove={move} />
        <IconButton icon="pencil" label={t('edit_of', { name })} onClick={edit} />
      </span>
    </li>
  );
}
