import type { Sections } from '../messages/sections.ts';
import type { IconName } from '../ui/signs/icon-names.ts';

/** What the office's entries are grouped by, in the order of its navigation. */
export const OFFICE_GROUPS = ['restaurant', 'offers', 'customers', 'reports', 'connections'] as const;
export type OfficeGroup = (typeof OFFICE_GROUPS)[number];

/** The tab under which a group stands on small screens, which have room for five. */
export const tabOf = (group: OfficeGroup): OfficeGroup => (group === 'connections' ? 'restaurant' : group);

/** A page's entry in the office's navigation. */
export interface OfficeLink {
  group: OfficeGroup;
  icon: IconName;
  label: keyof Sections['editing'] & string;
  /** The entry stays marked on the pages below its own. */
  isArea?: boolean;
}
