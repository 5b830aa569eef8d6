import {
  LOGO_FILES,
  PICTURE_FILES,
  pictureFile,
  uploadedPictureAnswer,
  uploadPictureQuery,
  VIDEO_FILES,
} from '../pictures.ts';
import { uploadedVideoAnswer, videoFile } from '../staff/staff-slides.ts';
import { MAX_DRAWING, uploadedLogoAnswer } from '../staff/staff-theme.ts';
import { endpoint } from './endpoint.ts';

export const uploadPicture = endpoint('POST', '/staff/pictures', {
  needs: 'menu',
  scope: 'menu:write',
  perMinute: 60,
  summary: 'Upload a picture',
  description: `The body is the file itself: JPEG, PNG, WebP or AVIF, up to ${PICTURE_FILES.maxMegabytes} MB. The camera’s metadata is removed.`,
  query: uploadPictureQuery,
  body: pictureFile,
  answer: uploadedPictureAnswer,
  status: 201,
  consumes: PICTURE_FILES.types,
  refusals: [
    'picture_type_unsupported',
    'picture_damaged',
    'picture_too_small',
    'picture_has_too_many_pixels',
    'picture_too_heavy',
    'too_many_pictures',
    'pictures_busy',
    'picture_not_here',
    'uploads_full',
  ],
});

export const uploadVideo = endpoint('POST', '/staff/videos', {
  needs: 'settings',
  perMinute: 60,
  summary: 'Upload a video for a hero slide',
  description: `The body is the file itself: MP4, up to ${VIDEO_FILES.maxMegabytes} MB. It is played without sound.`,
  body: videoFile,
  answer: uploadedVideoAnswer,
  status: 201,
  consumes: VIDEO_FILES.types,
  refusals: ['video_type_unsupported', 'video_too_heavy', 'videos_busy', 'uploads_full'],
});

export const uploadLogo = endpoint('POST', '/staff/logos', {
  needs: 'settings',
  perMinute: 60,
  summary: 'Upload a logo',
  description: `The body is the file itself: a JPEG, PNG, WebP or AVIF of up to ${LOGO_FILES.maxMegabytes} MB, whose transparency is kept, or an SVG of up to ${MAX_DRAWING / 1000} kB without scripts and links. The logo is shown once the theme has its name.`,
  body: pictureFile,
  answer: uploadedLogoAnswer,
  status: 201,
  consumes: LOGO_FILES.types,
  refusals: [
    'picture_damaged',
    'picture_has_too_many_pixels',
    'picture_too_heavy',
    'pictures_busy',
    'logo_refused',
    'logo_too_small',
    'drawing_too_heavy',
    'uploads_full',
  ],
});
