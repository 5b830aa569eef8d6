import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './dish-thumb.module.css';

interface DishThumbProps {
  /** The order's own copy of the address; empty or null, or a picture that is gone, shows the placeholder. */
  image: string | null;
  name: string;
  className?: string | undefined;
}

/** The ordered dish, small. Its name stands beside it or in the card's text. */
export function DishThumb({ image, name, className }: DishThumbProps) {
  const [isGone, setIsGone] = useState(false);
  const look = classNames(styles.thumb, className);
  if (!image || isGone) return <Picture image={null} alt="" initial={name} sizes="64px" className={look} />;
  return (
    <img
      src={smaller(image)}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      decoding="async"
      className={look}
      onError={() => setIsGone(true)}
    />
  );
}

/** Dishes are kept in two widths; orders store the larger. */
function smaller(image: string): string {
  return image.replace(/-800\.webp$/, '-340.webp');
}
