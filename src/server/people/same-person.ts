import { domainToASCII } from 'node:url';
import { type CountryCode, isSupportedCountry, type PhoneNumber, parsePhoneNumber } from 'libphonenumber-js/max';
import { emailKey } from '../../domain/people/email.ts';
import { plainPhone } from '../../domain/people/phone.ts';

/*
 * Who is the same person to a restaurant: callers, blocks, uses of coupons, limits of orders, codes and mails all compare by these keys.
 * An account is unique by its address as it stands (`emailKey`), and a code that was mailed proves no more than that.
 */

/** How a provider reads the name of a mailbox, and under which other hosts it is the same one. */
const PROVIDERS: readonly { hosts: readonly string[]; read(name: string): string }[] = [
  { hosts: ['gmail.com', 'googlemail.com'], read: (name) => name.replaceAll('.', '') },
  { hosts: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], read: (name) => name.replace(/[._-]/g, '') },
  { hosts: ['icloud.com', 'me.com', 'mac.com'], read: (name) => name },
  {
    hosts: ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'],
    read: (name) => name.replaceAll('.', '-'),
  },
];

/** Whose mailboxes have a host below it of their own: whatever@ana.fastmail.com. */
const WITH_HOSTS_OF_THEIR_OWN = /^([^.]+)\.(fastmail\.(?:com|fm|net|org))$/;

/** The mailbox that an address reaches: without what stands behind a plus, and in one spelling of its provider. */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const host = domainToASCII(key.slice(at + 1)) || key.slice(at + 1);
  const [, own, above] = WITH_HOSTS_OF_THEIR_OWN.exec(host) ?? [];
  if (own && above) return `${own}@${above}`;
  const name = key.slice(0, at);
  // A plus at the beginning is no tag of anybody.
  const untagged = name.replace(/(?<=.)\+.*$/s, '');
  const provider = PROVIDERS.find(({ hosts }) => hosts.includes(host));
  if (!provider) return `${untagged}@${host}`;
  return `${provider.read(untagged) || untagged}@${provider.hosts[0]}`;
}

/**
 * A number with its country's code, "+4512345678", however it was typed: with or without code and trunk sign. `country` is where a
 * number without a code is from (ISO 3166). Where that is unknown, and for what is no number there, its digits; '' without any.
 */
export function phoneKey(typed: string, country: string | null): string {
  const plain = plainPhone(typed);
  const digits = plain.replace(/\D/g, '');
  // Two zeros mean abroad wherever people write numbers, also where one dials otherwise.
  const abroad = digits.startsWith('00') ? [`+${digits.slice(2)}`] : [];
  // "+45 (0)…": a trunk sign is also written where the country has none.
  const readings = [...abroad, plain, plain.replace('(0)', '')].flatMap((each) => read(each, country) ?? []);
  const number = readings.find((each) => each.isPossible()) ?? readings.at(-1);
  return number ? currentNumber(number.number) : digits.replace(/^0+(?=\d)/, '');
}

/** Mexico's mobile numbers had a 1 behind the country's code until 2019, and many address books still have it. */
function currentNumber(number: string): string {
  return number.replace(/^\+521(?=\d{10}$)/, '+52');
}

function read(typed: string, country: string | null): PhoneNumber | undefined {
  const defaultCountry = country !== null && isSupportedCountry(country) ? (country as CountryCode) : undefined;
  try {
    return parsePhoneNumber(typed, { ...(defaultCountry && { defaultCountry }), extract: false });
  } catch {
    // Too few digits, or no country.
    return undefined;
  }
}

/** Whether a number is long enough for its country, and not the end of one. */
export function isWholePhone(typed: string, country: string | null): boolean {
  return read(plainPhone(typed), country)?.isPossible() ?? false;
}
