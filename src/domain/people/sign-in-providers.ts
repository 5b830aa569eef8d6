/** Who customers can sign in with beside a password, in the order in which they are offered. */
export const SIGN_IN_PROVIDERS = ['google', 'apple', 'facebook'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];
