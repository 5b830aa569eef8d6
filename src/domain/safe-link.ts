/** A path of this site; '//evil.example' would be another one. */
const SITE_PATH = '\\/(?![/\\\\])[^\\s\\\\]*';
/** An absolute address; no user's name before the host, which would pass for the host. */
const WEB_ADDRESS = 'https?:\\/\\/[^\\s\\\\@/?#]+(?:[/?#][^\\s\\\\]*)?';

/** What content may link to: nothing that runs (`javascript:`), holds data, or pretends to be another place. */
export const safeLink = new RegExp(`^(?:${SITE_PATH}|${WEB_ADDRESS})$`);
/** The same, on other sites only. */
export const safeWebAddress = new RegExp(`^${WEB_ADDRESS}$`);
