import * as z from 'zod/mini';
import { id, image } from './primitives.ts';

/** What a picture's file may be. Its type is found from its bytes, whatever the request says. */
export const PICTURE_FILES = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'],
  maxMegabytes: 10,
};
export const LOGO_FILES = { types: ['image/svg+xml', ...PICTURE_FILES.types], maxMegabytes: 10 };
export const VIDEO_FILES = { types: ['video/mp4', 'application/octet-stream'], maxMegabytes: 20 };

/** Which sizes the answer names: those for dishes on cards, or those for pictures across the page. */
export const uploadPictureQuery = z.object({ use: z._default(z.enum(['dish', 'hero']), 'dish') });
/** The bytes of the file. */
export const pictureFile = z
  .custom<Uint8Array>((body) => body instanceof Uint8Array, 'required')
  .register(z.globalRegistry, { type: 'string', format: 'binary' });

export const uploadedPicture = z.extend(image, { _id: id });
export const uploadedPictureAnswer = z.object({ data: z.object({ picture: uploadedPicture }) });

export type UploadedPicture = z.infer<typeof uploadedPicture>;
