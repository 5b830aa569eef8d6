import type { Image } from '../../../../contract/primitives.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import { Picture } from '../../../ui/signs/picture.tsx';
import styles from './picture-or-icon.module.css';

interface PictureOrIconProps {
  /** Null shows the icon. */
  image: Image | null | undefined;
  /** What is missing: a camera for any picture, cutlery for a dish's. */
  icon: IconName;
  /** Empty if the text beside it says what the picture shows. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  className?: string | undefined;
}

/** A picture, and where there is none yet an icon: customers' placeholder, a letter, looks like a fault to whoever edits. */
export function PictureOrIcon({ image, icon, alt, sizes, className }: PictureOrIconProps) {
  if (image) return <Picture image={image} alt={alt} sizes={sizes} className={className} />;
  return (
    <span className={classNames(styles.none, className)}>
      <Icon name={icon} />
    </span>
  );
}
