import type { TranslationText } from '../../../../contract/staff/staff-translations.ts';
import { useMessages } from '../../../app/app-context.ts';

type Place = Pick<TranslationText, 'subject' | 'field' | 'name' | 'original'>;

/** Returns a function that says where a text stands: "Dish: Margherita, Description". */
export function useTextLabels(): (place: Place) => string {
  const t = useMessages('translations');
  return ({ subject, field, name, original }) => {
    const kind = t(subject === 'restaurant' && !field.startsWith('about.') ? 'of_times' : `of_${subject}`);
    const isName = name === null || name === original;
    const fields = {
      description: t('field_description'),
      ingredients: t('field_ingredients'),
      subtitle: t('field_subtitle'),
      link_text: t('field_link_text'),
    };
    const part = Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : null;
    return [kind, isName ? null : name, part].filter(Boolean).join(' · ');
  };
}
