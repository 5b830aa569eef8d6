/** What is no name of its own, and so is called differently in each language: its key among the texts. */
const WORDS = {
  card: 'card',
  card_present: 'card',
  kr_card: 'card',
  unknown: 'card',
  alipay: 'alipay',
  wechat_pay: 'wechat_pay',
  unionpay: 'unionpay',
  konbini: 'konbini',
  customer_balance: 'bank_transfer',
  pay_by_bank: 'bank_transfer',
  acss_debit: 'bank_debit',
  au_becs_debit: 'bank_debit',
  bacs_debit: 'bank_debit',
  nz_bank_account: 'bank_debit',
  sepa_debit: 'bank_debit',
  us_bank_account: 'bank_debit',
} as const;

/** The provider's codes of cards' brands and of methods, as their makers write them. */
const NAMES: Readonly<Record<string, string>> = {
  affirm: 'Affirm',
  afterpay_clearpay: 'Afterpay/Clearpay',
  alma: 'Alma',
  amazon_pay: 'Amazon Pay',
  amex: 'American Express',
  apple_pay: 'Apple Pay',
  bancontact: 'Bancontact',
  billie: 'Billie',
  blik: 'BLIK',
  boleto: 'Boleto',
  cartes_bancaires: 'Cartes Bancaires',
  cashapp: 'Cash App Pay',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  eps: 'EPS',
  fpx: 'FPX',
  girocard: 'girocard',
  google_pay: 'Google Pay',
  grabpay: 'GrabPay',
  ideal: 'iDEAL',
  interac: 'Interac',
  jcb: 'JCB',
  kakao_pay: 'Kakao Pay',
  klarna: 'Klarna',
  link: 'Link',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  mb_way: 'MB WAY',
  mobilepay: 'MobilePay',
  multibanco: 'Multibanco',
  naver_pay: 'Naver Pay',
  oxxo: 'OXXO',
  p24: 'Przelewy24',
  payco: 'PAYCO',
  paynow: 'PayNow',
  paypal: 'PayPal',
  paypay: 'PayPay',
  payto: 'PayTo',
  pix: 'Pix',
  promptpay: 'PromptPay',
  revolut_pay: 'Revolut Pay',
  samsung_pay: 'Samsung Pay',
  satispay: 'Satispay',
  swish: 'Swish',
  twint: 'TWINT',
  visa: 'Visa',
  zip: 'Zip',
};

export type WayWord = (typeof WORDS)[keyof typeof WORDS];

/**
 * How an order was paid online, for people: the name of what the provider calls by a code, such as `mb_way`. One that nobody knows yet is
 * written like a name. `word` gives what has no name of its own in the reader's language.
 */
export function wayName(code: string, word: (key: WayWord) => string): string {
  if (isWord(code)) return word(WORDS[code]);
  const name = Object.hasOwn(NAMES, code) ? NAMES[code] : undefined;
  return name ?? code.replaceAll('_', ' ').replace(/(?<=^| )./g, (letter) => letter.toUpperCase());
}

function isWord(code: string): code is keyof typeof WORDS {
  return Object.hasOwn(WORDS, code);
}
