import { TranslationDesk } from '../features/translations/translation-desk.tsx';

/** What is to be translated, and by whom it was. */
export function Component() {
  return <TranslationDesk />;
}
