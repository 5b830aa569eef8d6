import { useEffect, useRef } from 'react';
import type { Highlight } from '../../../contract/highlights.ts';
import type { PageHead } from '../../app/page.ts';
import styles from './hero.module.css';

interface HeroMediaProps {
  slide: Highlight;
  /** For the first slide, whose picture is the page's largest and is fetched before everything else. */
  priority: boolean;
  /** Whether videos run: only on the current slide, and if motion is wanted. */
  isMoving: boolean;
}

const WIDE = '(width>=960px)';
const NARROW = '(width<=959.98px)';

/** The slide's picture, tall on phones and wide on desktops, or its video. */
export function HeroMedia({ slide, priority, isMoving }: HeroMediaProps) {
  if (isVideo(slide)) return <HeroVideo slide={slide} isMoving={isMoving} />;
  const { image, tallImage } = slide;
  const loading = { fetchPriority: priority ? 'high' : 'low', decoding: priority ? 'sync' : 'async' } as const;
  if (!image) return slide.imageUrl ? <img className={styles.media} src={slide.imageUrl} alt="" {...loading} /> : null;
  const narrow = tallImage ?? image;
  return (
    <picture>
      <source media={WIDE} type="image/avif" srcSet={image.avif} sizes="100vw" />
      <source type="image/avif" srcSet={narrow.avif} sizes="100vw" />
      <img className={styles.media} src={narrow.src} width={narrow.width} height={narrow.height} alt="" {...loading} />
    </picture>
  );
}

/** The pictures of the first slide that the document preloads. */
export function heroPreload(slide: Highlight | undefined): NonNullable<PageHead['preload']> {
  if (!slide?.image || isVideo(slide)) return [];
  const { image, tallImage } = slide;
  if (!tallImage) return [{ avif: image.avif, sizes: '100vw' }];
  return [
    { avif: image.avif, sizes: '100vw', media: WIDE },
    { avif: tallImage.avif, sizes: '100vw', media: NARROW },
  ];
}

/** By the address, as specification section 2, "Home", says. */
function isVideo(slide: Highlight): boolean {
  return slide.imageUrl.endsWith('.mp4');
}

function HeroVideo({ slide, isMoving }: Omit<HeroMediaProps, 'priority'>) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // A browser that saves data or power refuses: the poster stays.
    if (isMoving) video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [isMoving]);
  return (
    <video
      ref={video}
      className={styles.media}
      src={slide.imageUrl}
      poster={slide.image?.src}
      preload="none"
      muted
      loop
      playsInline
    />
  );
}
