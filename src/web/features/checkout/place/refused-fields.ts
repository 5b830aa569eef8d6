import type { ProblemField } from '../../../../contract/problem.ts';
import type { Language } from '../../../../domain/languages.ts';
import { labelled } from '../../../../domain/look/labelled.ts';
import type { Translate } from '../../../app/app-context.ts';

/** By the first part of a field of the placement payload, its name in the section `checkout`. */
const NAMES = {
  guest: 'your_details',
  deliveryAddress: 'deliver_to',
  contactPhone: 'contact_phone',
  buyer: 'buyer_title',
  customerNotes: 'notes',
  paymentDetails: 'section_payment',
  scheduledAt: 'time',
} as const;

/**
 * What the server found wrong with an order, by the names of its parts: no input is marked, since most of an order is not typed at
 * checkout. Empty if no field was refused.
 */
export function refusedFields(
  t: Translate<'checkout'>,
  errors: readonly ProblemField[],
  items: readonly { name: string }[],
  language: Language,
): string {
  const sentences = errors.map(({ field, message }) => {
    // The specification's list has messages alone.
    if (!field) return message;
    const [part = '', index] = field.split('.');
    const name = part === 'items' ? items[Number(index)]?.name : part in NAMES && t(NAMES[part as keyof typeof NAMES]);
    return labelled(name || t('your_order'), message, language);
  });
  return [...new Set(sentences)].join(' ');
}
