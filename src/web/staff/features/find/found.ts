import type { IconName } from '../../../ui/signs/icon-names.ts';

/** A line of the search's answer. */
export interface Found {
  key: string;
  icon: IconName;
  title: string;
  /** What kind of thing it is. */
  text: string;
  to: string;
}
