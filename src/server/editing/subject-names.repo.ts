import type { Language } from '../../domain/languages.ts';
import type { Db } from '../platform/database/database.ts';

interface Subject {
  subject: string;
  subject_id: string;
}

/**
 * Names for the subjects of audit entries, by subject id: an order's number, a review's author, a colleague's name, an
 * invited address, and for records with texts their name in the content language. Deleted subjects have none.
 */
export async function subjectNames(
  db: Db,
  { id: restaurantId, contentLanguage }: { id: string; contentLanguage: Language },
  subjects: readonly Subject[],
): Promise<Map<string, string>> {
  const idsOf = (kind: string) => [
    ...new Set(subjects.flatMap(({ subject, subject_id }) => (subject === kind ? [subject_id] : []))),
  ];
  const [orders, reviews, users] = [idsOf('order'), idsOf('review'), [...idsOf('user'), ...idsOf('customer')]];
  const invitations = idsOf('invitation');
  const named = [...new Set(subjects.map(({ subject_id }) => subject_id))];
  const found = await Promise.all([
    orders.length === 0
      ? []
      : db
          .selectFrom('orders')
          .select(['id', 'number as name'])
          .where('restaurant_id', '=', restaurantId)
          .where('id', 'in', orders)
          .execute(),
    reviews.length === 0
      ? []
      : db
          .selectFrom('reviews')
          .select(['id', 'user_name as name'])
          .where('restaurant_id', '=', restaurantId)
          .where('id', 'in', reviews)
          .execute(),
    invitations.length === 0
      ? []
      : db
          .selectFrom('invitations')
          .select(['id', 'email as name'])
          .where('restaurant_id', '=', restaurantId)
          .where('id', 'in', invitations)
          .execute(),
    users.length === 0 ? [] : db.selectFrom('users').select(['id', 'name']).where('id', 'in', users).execute(),
    named.length === 0
      ? []
      : db
          .selectFrom('texts')
          .select(['subject_id as id', 'text as name'])
          .where('restaurant_id', '=', restaurantId)
          .where('lang', '=', contentLanguage)
          .where('subject', 'in', [
            'category',
            'product',
            'option_group',
            'option_value',
            'deal',
            'promotion',
            'highlight',
          ])
          .where('subject_id', 'in', named)
          .where('field', 'in', ['name', 'label', 'title'])
          .execute(),
  ]);
  return new Map(found.flat().map(({ id, name }) => [id, name]));
}
