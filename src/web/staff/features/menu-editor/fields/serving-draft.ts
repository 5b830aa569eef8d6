import type { ServingHours, ServingWindow } from '../../../../../domain/menu/serving-hours.ts';

/** Hours while they are being edited. An empty date: none. */
export interface ServingDraft {
  /** False: always. */
  isLimited: boolean;
  windows: WindowDraft[];
  firstDate: string;
  lastDate: string;
}

/** `id` tells windows of one draft apart. */
export interface WindowDraft extends ServingWindow {
  id: number;
}

export function isServingDraft(value: unknown): value is ServingDraft {
  return value instanceof Object && 'isLimited' in value;
}

export function isServingHours(value: unknown): value is ServingHours {
  return value instanceof Object && 'windows' in value && 'firstDate' in value;
}

export const NO_HOURS: ServingDraft = { isLimited: false, windows: [], firstDate: '', lastDate: '' };

export function servingDraft(hours: ServingHours | null): ServingDraft {
  if (!hours) return NO_HOURS;
  const { windows, firstDate, lastDate } = hours;
  return {
    isLimited: true,
    windows: windows.map((window, id) => ({ ...window, id })),
    firstDate: firstDate ?? '',
    lastDate: lastDate ?? '',
  };
}

export function servingInput({ isLimited, windows, firstDate, lastDate }: ServingDraft): ServingHours | null {
  if (!isLimited) return null;
  return {
    windows: windows.map(({ weekdays, from, to }) => ({ weekdays, from, to })),
    firstDate: firstDate || null,
    lastDate: lastDate || null,
  };
}
