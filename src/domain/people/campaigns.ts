/** What a mail to the mailing list is about; `own`: the restaurant writes all of it. */
export const OCCASIONS = ['miss_you', 'new_dish', 'own'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** `running`: mails are being sent; `stopped`: staff ended it; `done`: everybody was written to. */
export const CAMPAIGN_STATES = ['running', 'stopped', 'done'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** For how many weeks the recipients may not have ordered. */
export const QUIET_WEEKS = [4, 8, 12, 26] as const;

export const CAMPAIGN_MAX = { subject: 120, text: 3000 } as const;

/** Mails that a restaurant may send in a day: at least, at most, and unless it says otherwise. */
export const DAILY_MAILS = { least: 10, most: 1000, usual: 200 } as const;
