import { UnknownPicture } from './open-picture.ts';

/** Why a file cannot be decoded: keys of `picturesRefusals`. */
export type BadPicture = 'picture_type_unsupported' | 'picture_has_too_many_pixels' | 'picture_damaged';

/** Throws what says nothing of the picture. */
export function whyBad(error: Error): BadPicture {
  if (isLate(error)) throw error;
  if (error instanceof UnknownPicture) return 'picture_type_unsupported';
  // The decoder's errors can be told apart by their messages only.
  if (error.message.includes('unsupported image format')) return 'picture_type_unsupported';
  if (error.message.includes('pixel limit')) return 'picture_has_too_many_pixels';
  return 'picture_damaged';
}

/** Whether the decoder was stopped because it took too long (`timeout`), as on a busy machine. */
export function isLate({ message }: Error): boolean {
  return message.startsWith('timeout:');
}
