import type { Image } from '../../../contract/primitives.ts';
import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/** `eager`: in the first row. */
export type PictureLoading = 'eager' | 'lazy';

interface PictureProps {
  /** Null shows the placeholder. */
  image: Image | null | undefined;
  /** Empty if the text beside it says what the picture shows. */
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  /** For the page's largest picture, which is fetched before everything else. */
  priority?: boolean;
  loading?: PictureLoading;
  /** Text whose first letter the placeholder shows; otherwise that of `alt`. */
  initial?: string;
  className?: string | undefined;
}

/**
 * A picture that fills its box; the box (ratio, radius) is given by `className`. Every browser that the scripts are built
 * for reads AVIF; an older one gets a single size.
 */
export function Picture({
  image,
  alt,
  sizes,
  priority = false,
  loading = priority ? 'eager' : 'lazy',
  initial = alt,
  className,
}: PictureProps) {
  if (!image) {
    return (
      <span
        className={classNames(styles.picture, styles.placeholder, className)}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <span aria-hidden="true">{[...initial][0]?.toUpperCase()}</span>
      </span>
    );
  }
  return (
    <picture className={classNames(styles.picture, className)}>
      <source type="image/avif" srcSet={image.avif} sizes={sizes} />
      <img
        src={image.src}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={loading}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}
