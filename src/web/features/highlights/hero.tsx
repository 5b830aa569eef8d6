import type { Highlight } from '../../../contract/highlights.ts';
import { useMessages } from '../../app/app-context.ts';
import { langOf } from '../../app/i18n/lang-of.ts';
import { classNames } from '../../ui/class-names.ts';
import type { Elements } from '../../ui/content.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './hero.module.css';
import { HeroMedia } from './hero-media.tsx';
import { slideClass } from './slide-colours.ts';
import { SlideLink } from './slide-link.tsx';
import { useCarousel } from './use-carousel.ts';
import { useSlideColours } from './use-slide-colours.ts';

interface HeroProps {
  slides: Highlight[];
  /** Above each title: the restaurant's open state. */
  eyebrow: Elements;
}

/** The carousel at the head of Home. Every slide is one headline, one sentence, one link. */
export function Hero({ slides, eyebrow }: HeroProps) {
  const t = useMessages('home');
  const { current, mounted, isPlaying, isWanted, go, toggle, hold } = useCarousel(slides.length);
  useSlideColours(slides);
  const numbered = (index: number) => t('slide_of', { number: index + 1, total: slides.length });
  return (
    <section className={styles.hero} aria-roledescription="carousel" aria-label={t('highlights')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pausing while read is no action of its own */}
      <div
        className={styles.slides}
        aria-live={isPlaying ? 'off' : 'polite'}
        onPointerEnter={(event) => hold(event.pointerType === 'mouse')}
        onPointerLeave={() => hold(false)}
        onFocus={() => hold(true)}
        onBlur={() => hold(false)}
      >
        {slides.map(
          (slide, index) =>
            (index === current || mounted.has(index)) && (
              <Slide
                key={slide._id}
                slide={slide}
                label={numbered(index)}
                isCurrent={index === current}
                isFirst={index === 0}
                isMoving={isWanted && index === current}
                eyebrow={eyebrow}
              />
            ),
        )}
      </div>
      {slides.length > 1 && (
        <div
          className={classNames(styles.controls, slideClass(slides[current] as Highlight))}
          data-playing={isPlaying || undefined}
        >
          {slides.map((slide, index) => (
            <button
              key={slide._id}
              type="button"
              className={styles.bar}
              aria-label={numbered(index)}
              aria-current={index === current || undefined}
              onClick={() => go(index)}
            />
          ))}
          <IconButton
            icon={isWanted ? 'pause' : 'play'}
            label={t(isWanted ? 'pause_slides' : 'play_slides')}
            onClick={toggle}
          />
        </div>
      )}
    </section>
  );
}

interface SlideProps {
  slide: Highlight;
  /** "Slide 1 of 3". */
  label: string;
  isCurrent: boolean;
  isFirst: boolean;
  isMoving: boolean;
  eyebrow: Elements;
}

function Slide({ slide, label, isCurrent, isFirst, isMoving, eyebrow }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
    <div
      className={classNames(styles.slide, !slide.imageUrl && styles.bare, slideClass(slide))}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      data-current={isCurrent || undefined}
      inert={!isCurrent}
    >
      <HeroMedia slide={slide} priority={isFirst} isMoving={isMoving} />
      <div className={styles.scrim} />
      <div className={styles.text} data-animation={isCurrent ? animationOf(slide) : 'none'}>
        {eyebrow}
        <h2 lang={slide.lang}>{slide.title}</h2>
        {slide.subtitle && <p lang={langOf(slide, 'subtitle')}>{slide.subtitle}</p>}
        <SlideLink slide={slide} />
      </div>
    </div>
  );
}

const ANIMATIONS = ['slide-in-left', 'zoom-in', 'fade-up', 'none'];

/** Anything unknown fades in (specification section 3, "Highlight"). */
function animationOf({ animationHint }: Highlight): string {
  return ANIMATIONS.includes(animationHint) ? animationHint : 'fade-in';
}
