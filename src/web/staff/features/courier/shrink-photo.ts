import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';

/** Sides in pixels and qualities, the first that is small enough: a phone's connection at somebody's door is bad. */
const TRIES = [
  [1280, 0.7],
  [1024, 0.6],
  [800, 0.5],
  [640, 0.4],
] as const;

/** A photo as a small JPEG in base64, upright and without what the camera wrote into its file; null: this browser cannot read it. */
export async function shrinkPhoto(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  for (const [side, quality] of TRIES) {
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const text = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
    if (text.length > 0 && text.length <= STAFF_MAX.photoText) return text;
  }
  return null;
}
