/** The measurements of a visit with the maximum that is reported: milliseconds, except CLS, which has no unit. */
export const WEB_VITALS = { TTFB: 60_000, FCP: 60_000, LCP: 60_000, hydrated: 60_000, INP: 60_000, CLS: 10 } as const;
export type WebVital = keyof typeof WEB_VITALS;
