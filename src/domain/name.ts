import { MIN } from './limits.ts';

/** One letter of a script without capitals, which may be a whole name: "李". */
const WHOLE = /^\p{Lo}$/u;

/** Whether a profile may have this name: the specification's two characters, or one that is a name by itself. */
export function isLongEnoughName(name: string): boolean {
  return name.length >= MIN.profileName || WHOLE.test(name);
}
