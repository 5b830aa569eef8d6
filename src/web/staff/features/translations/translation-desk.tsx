import { useState } from 'react';
import { getTranslations } from '../../../../contract/endpoints/translations.ts';
import type { Translations } from '../../../../contract/staff/staff-translations.ts';
import { LANGUAGES, type Language } from '../../../../domain/languages.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { DeskFile } from './desk-file.tsx';
import { DeskLanguages } from './desk-languages.tsx';
import { DeskTexts } from './desk-texts.tsx';
import { useDesk } from './use-desk.ts';

/** Every text of the restaurant beside its translation, one language at a time. */
export function TranslationDesk() {
  const restaurant = useKnownRestaurant();
  if (!restaurant) return null;
  const { contentLanguage: own, languages: offered = LANGUAGES } = restaurant;
  const others = LANGUAGES.filter((language) => language !== own);
  // Those that customers are offered come first.
  const languages = [
    ...others.filter((language) => offered.includes(language)),
    ...others.filter((language) => !offered.includes(language)),
  ];
  return <DeskOf own={own} offered={offered} languages={languages} />;
}

interface DeskProps {
  own: Language;
  offered: readonly Language[];
  languages: readonly Language[];
}

function DeskOf({ own, offered, languages }: DeskProps) {
  const t = useMessages('translations');
  const { call } = useStaff();
  const [language, setLanguage] = useState<Language>(languages[0] ?? own);
  const record = useRecord(`translations ${language}`, () =>
    call(getTranslations, { query: { targetLanguage: language }, quiet: true }),
  );
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(desk) => (
        <>
          <DeskLanguages {...{ desk, languages, offered, language }} onChoose={setLanguage} />
          {desk.texts.length === 0 ? (
            <EmptyState emoji="plate" title={t('empty_title')} text={t('empty_text')} framed />
          ) : (
            <DeskOfLanguage key={language} {...{ own, language, desk, record }} />
          )}
        </>
      )}
    </RecordPage>
  );
}

interface LanguageProps {
  own: Language;
  language: Language;
  desk: Translations;
  record: RecordState<Translations>;
}

function DeskOfLanguage({ own, language, desk, record }: LanguageProps) {
  const work = useDesk(language, record);
  return (
    <>
      <DeskFile {...{ own, language, desk, work }} />
      <DeskTexts {...{ own, language, desk, work }} />
    </>
  );
}
