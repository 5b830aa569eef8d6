/** Where somebody asked to join a restaurant's mailing list; `page` is its own page, which works without scripts. */
export const NEWS_SOURCES = ['registration', 'checkout', 'profile', 'page'] as const;
export type NewsSource = (typeof NEWS_SOURCES)[number];

/** Of the sentence `consent` (`server.json`, section `mailing-list`) that people agree to: to be raised whenever it says something else. */
export const CONSENT_VERSION = 1;
