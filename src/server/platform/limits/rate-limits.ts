/**
 * Requests per minute and client address, high enough for an office full of guests behind one address. Given to a route as
 * `config: { rateLimit: limits.signIn }`; `RATE_LIMITS=false` turns them off.
 */
export const limits = {
  signIn: { max: 60, timeWindow: '1 minute' },
  register: { max: 60, timeWindow: '1 minute' },
  guest: { max: 30, timeWindow: '1 minute' },
  refresh: { max: 120, timeWindow: '1 minute' },
  passwordReset: { max: 20, timeWindow: '1 minute' },
  invite: { max: 30, timeWindow: '1 minute' },
  invitation: { max: 60, timeWindow: '1 minute' },
  kitchenCode: { max: 10, timeWindow: '1 minute' },
  campaign: { max: 20, timeWindow: '1 minute' },
  joinList: { max: 20, timeWindow: '1 minute' },
  message: { max: 10, timeWindow: '1 minute' },
  orderNote: { max: 60, timeWindow: '1 minute' },
  payOrder: { max: 120, timeWindow: '1 minute' },
  findAccount: { max: 20, timeWindow: '1 minute' },
  placeOrder: { max: 120, timeWindow: '1 minute' },
  caller: { max: 60, timeWindow: '1 minute' },
  customers: { max: 120, timeWindow: '1 minute' },
  orderLink: { max: 120, timeWindow: '1 minute' },
  alarm: { max: 30, timeWindow: '1 minute' },
  beginClaim: { max: 20, timeWindow: '1 minute' },
  coupon: { max: 60, timeWindow: '1 minute' },
  addressSearch: { max: 60, timeWindow: '1 minute' },
  translate: { max: 60, timeWindow: '1 minute' },
  webVitals: { max: 60, timeWindow: '1 minute' },
  startMenu: { max: 10, timeWindow: '1 minute' },
  uploadPicture: { max: 60, timeWindow: '1 minute' },
} as const;
