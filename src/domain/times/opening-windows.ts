/** 'HH:MM', 24 hours. A close before its open is on the next day; equal times mean all day. */
export type OpeningWindow = { open: string; close: string };

/** A day has no more openings than these. */
export const MOST_OPENINGS = 4;

/**
 * The hours of a day. `open` and `close` are its first opening; a day that opens more than once (lunch and dinner) has
 * all its openings in `windows`, the first among them (decision 031).
 */
export type DayHours = {
  open?: string | null | undefined;
  close?: string | null | undefined;
  isClosed?: boolean | undefined;
  windows?: readonly OpeningWindow[] | null | undefined;
};

/** The openings of a day, in order; empty: closed or not specified. */
export function windowsOf(day: DayHours | null | undefined): readonly OpeningWindow[] {
  const { open, close, isClosed, windows } = day ?? {};
  if (isClosed || !open || !close) return [];
  return windows ?? [{ open, close }];
}

export type StoredDay = { isClosed: true } | (OpeningWindow & { isClosed: false; windows?: OpeningWindow[] });

/** A day as it is stored: closed if there are no openings; with `windows` only if there are several. */
export function dayOf(windows: readonly OpeningWindow[]): StoredDay {
  const [first] = windows;
  if (!first) return { isClosed: true };
  return { isClosed: false, ...first, ...(windows.length > 1 && { windows: [...windows] }) };
}

/** Whether the openings are in order, with a pause between each two. Only the last one may end after midnight. */
export function followEachOther(windows: readonly OpeningWindow[]): boolean {
  return windows.every(({ open, close }, index) => {
    const next = windows[index + 1];
    return next ? open < close && close < next.open : windows.length === 1 || open !== close;
  });
}
