import { useState } from 'react';
import { smallPicture } from '../../app/format/small-picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/signs/picture.tsx';
import styles from './dish-thumb.module.css';

interface DishThumbProps {
  /** The address that the order has stored. Without one, or if the picture no longer exists, a placeholder is shown. */
  image: string | null;
  name: string;
  className?: string | undefined;
}

/** A small picture of the ordered dish. Decorative: the dish's name is in the text beside it. */
export function DishThumb({ image, name, className }: DishThumbProps) {
  const [isGone, setIsGone] = useState(false);
  const look = classNames(styles.thumb, className);
  if (!image || isGone) return <Picture image={null} alt="" initial={name} sizes="64px" className={look} />;
  return (
    <img
      src={smallPicture(image)}
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
