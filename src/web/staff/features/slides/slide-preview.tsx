import type { Highlight } from '../../../../contract/highlights.ts';
import type { Language } from '../../../../domain/languages.ts';
import { useMessages } from '../../../app/app-context.ts';
import { slideClass } from '../../../features/highlights/slide-colours.ts';
import { useSlideColours } from '../../../features/highlights/use-slide-colours.ts';
import { Picture } from '../../../ui/signs/picture.tsx';
import type { SlideDraft } from './slide-draft.ts';
import styles from './slide-preview.module.css';

/** A small preview of the slide, with the colours that customers will see. */
export function SlidePreview({ draft, own }: { draft: SlideDraft; own: Language }) {
  const t = useMessages('slides');
  const { title, subtitle, linkText, picture, video, ...looks } = draft;
  const slide = { ...looks, title: title[own], imageUrl: '' } as unknown as Highlight;
  useSlideColours([slide]);
  return (
    <div role="img" aria-label={t('preview')} className={`${styles.preview} ${slideClass(slide)}`}>
      {video ? (
        <video src={video.url} muted loop playsInline autoPlay className={styles.media} />
      ) : (
        <Picture image={picture} alt="" sizes="640px" initial="" className={styles.media} />
      )}
      <div className={styles.text} lang={own}>
        <b>{title[own] || t('title')}</b>
        {subtitle[own] && <span>{subtitle[own]}</span>}
        {linkText[own] && <span className={styles.button}>{linkText[own]}</span>}
      </div>
    </div>
  );
}
