import type { UploadedPicture } from '../../../../contract/pictures.ts';
import type { StaffTheme } from '../../../../contract/staff/staff-theme.ts';

/** A logo while it is edited. `name` is null for the stored one, which a change does not name. */
export interface LogoDraft {
  name: string | null;
  url: string;
}

/** Colours, logo and cover picture while they are edited. */
export interface ThemeDraft extends Pick<StaffTheme, 'primary' | 'secondary' | 'accent'> {
  logo: LogoDraft | null;
  cover: UploadedPicture | null;
}

export function themeDraft({ primary, secondary, accent, logoUrl, cover }: StaffTheme): ThemeDraft {
  return { primary, secondary, accent, logo: logoUrl === null ? null : { name: null, url: logoUrl }, cover };
}

/** The request's body. Names the logo only if it is another than the stored one. */
export function themeInput({ logo, cover, ...colours }: ThemeDraft, saved: Pick<StaffTheme, 'logoUrl'>): object {
  const isStored = (logo?.url ?? null) === saved.logoUrl;
  return { ...colours, coverId: cover?._id ?? null, ...(!isStored && { logo: logo?.name ?? null }) };
}
