import type { ServedRoute } from '../../contract/page-handler.ts';
import type { StaffPermission } from '../../domain/people/staff-roles.ts';
import type { SectionName } from '../messages/sections.ts';
import type { OfficeGroup, OfficeLink } from './office-groups.ts';

export interface StaffRoute extends ServedRoute {
  messages: SectionName[];
  /** Key of its heading, `section.key`, for the time of the sign-in check. Default: the `title` of its last message section. */
  title?: string;
  /** Open to everybody, as the sign-in page is. */
  open?: boolean;
  /** The permission that the page requires; undefined: any role may open it. */
  needs?: StaffPermission;
  /** For pages of the office, where the restaurant's record is kept: their entry in its navigation. */
  office?: OfficeLink;
  /** For a page of the office without an entry: the group that it belongs to; null: it is the office's first page. */
  within?: OfficeGroup | null;
}

/** The key of a page's heading, `section.key`. */
export function titleOf({ title, messages }: StaffRoute): string {
  return title ?? `${messages.at(-1)}.title`;
}
