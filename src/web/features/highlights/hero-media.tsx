import { useEffect, useRef } from 'react';
import type { Highlight } from '../../../contract/highlights.ts';
import type { PageHead } from '../../app/page.ts';
import styles from './hero.module.css';

interface HeroMediaProps {
  slide: Highlight;
  /** The first slide: the page's largest picture, wanted before everything else. */
  priority: boolean;
  /** Videos run only while they are on screen and motion is wanted. */
  isMoving: boolean;
}

const WIDE = '(min-width: 960px)';
const NARROW = '(max-width: 959.98px)';

/** The slide's picture, tall on phones and wide on desktops, or its video. */
export function HeroMedia({ slide, priority, isMoving }: HeroMediaProps) {
  if (isVideo(slide)) return <HeroVideo slide={slide} isMoving={isMoving} />;
  const { image, tallImage } = slide;
  const loading = { fetchPriority: priority ? 'high' : 'low', decoding: priority ? 'sync' : 'async' } as const;
  if (!image) return <img className={styles.media} src={slide.imageUrl} alt="" {...loading} />;
  const narrow = tallImage ?? image;
  return (
    <picture>
      <source media={WIDE} type="image/avif" srcSet={image.avif} sizes="100vw" />
      <source type="image/avif" srcSet={narrow.avif} sizes="100vw" />
      <img className={styles.media} src={narrow.src} width={narrow.width} height={narrow.height} alt="" {...loading} />
    </picture>
  );
}

/** What the document asks for before its styles are read. */
export function heroPreload(slide: Highlight | undefined): NonNullable<PageHead['preload']> {
  if (!slide?.image || isVideo(slide)) return [];
  const { image, tallImage } = slide;
  if (!tallImage) return [{ avif: image.avif, sizes: '100vw' }];
  return [
    { avif: image.avif, sizes: '100vw', media: WIDE },
    { avif: tallImage.avif, sizes: '100vw', media: NARROW },
  ];
}

/** Specification section 2, "Home". */
function isVideo(slide: Highlight): boolean {
  return slide.imageUrl.endsWith('.mp4');
}

function HeroVideo({ slide, isMoving }: Omit<HeroMediaProps, 'priority'>) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Refused where the browser saves data or power: the poster stays.
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
