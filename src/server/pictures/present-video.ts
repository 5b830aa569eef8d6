import type { UploadedVideo } from '../../contract/staff/staff-slides.ts';
import { MEDIA_BASE } from './picture-sizes.ts';

export function presentVideo(name: string): UploadedVideo {
  return { name, url: `${MEDIA_BASE}/${name}.mp4` };
}
