import { MIN } from '../../../domain/limits.ts';
import { isEmail } from '../../../domain/people/email.ts';

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactFields = Record<ContactField, string>;
export type ContactError = 'required' | 'email_invalid' | 'message_too_short';

/** The errors by field; empty if the message may be sent (specification section 5, "Contact form"). */
export function contactErrors(fields: ContactFields): Partial<Record<ContactField, ContactError>> {
  const errors: Partial<Record<ContactField, ContactError>> = {};
  for (const field of CONTACT_FIELDS) if (!fields[field].trim()) errors[field] = 'required';
  if (!errors.email && !isEmail(fields.email)) errors.email = 'email_invalid';
  if (!errors.message && fields.message.trim().length < MIN.contactMessage) errors.message = 'message_too_short';
  return errors;
}

/** The inputs' current values. */
export function readContactFields(form: HTMLFormElement): ContactFields {
  const data = new FormData(form);
  return Object.fromEntries(CONTACT_FIELDS.map((field) => [field, String(data.get(field) ?? '')])) as ContactFields;
}
