/** A path on this site, not '//evil.example', which is another site. */
const SITE_PATH = '\\/(?![/\\\\])[^\\s\\\\]*';
/** An absolute http(s) address without a user name, which could pass for the host. */
const WEB_ADDRESS = 'https?:\\/\\/[^\\s\\\\@/?#]+(?:[/?#][^\\s\\\\]*)?';

/** Addresses that content may link to: none that run scripts (`javascript:`), contain data or disguise their host. */
export const safeLink = new RegExp(`^(?:${SITE_PATH}|${WEB_ADDRESS})$`);
/** Absolute addresses only. */
export const safeWebAddress = new RegExp(`^${WEB_ADDRESS}$`);
