import { useMessages } from '../../../app/app-context.ts';
import type { Draft } from '../../app/use-draft.ts';
import { PictureField } from '../editing/picture-field.tsx';
import type { SlideDraft } from './slide-draft.ts';
import styles from './slide-media.module.css';
import { VideoField } from './video-field.tsx';

/** The slide's picture, its tall picture for phones, and its video. */
export function SlideMedia({ draft }: { draft: Draft<SlideDraft> }) {
  const t = useMessages('slides');
  const { value, change, errorOf } = draft;
  return (
    <div className={styles.media}>
      <div>
        <p className={styles.label}>{t('picture')}</p>
        <PictureField
          label={t('picture')}
          use="hero"
          value={value.picture}
          error={errorOf('pictureId')}
          hint={t(value.video ? 'still_hint' : 'picture_hint')}
          onChange={(picture) => change({ picture })}
        />
      </div>
      <div>
        <p className={styles.label}>{t('tall_picture')}</p>
        <PictureField
          label={t('tall_picture')}
          use="hero"
          value={value.tallPicture}
          error={errorOf('tallPictureId')}
          hint={t('tall_hint')}
          onChange={(tallPicture) => change({ tallPicture })}
        />
      </div>
      <div>
        <p className={styles.label}>{t('video')}</p>
        <VideoField value={value.video} error={errorOf('video')} onChange={(video) => change({ video })} />
      </div>
    </div>
  );
}
