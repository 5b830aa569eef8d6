import { changeOfferedLanguages, getOfferedLanguages } from '../../../../contract/endpoints/settings.ts';
import type { Restaurant } from '../../../../contract/restaurants.ts';
import { type OfferedLanguages, offeredLanguages } from '../../../../contract/staff/staff-languages.ts';
import type { Versioned } from '../../../../contract/staff/staff-versions.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../../../domain/languages.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { LANGUAGE_FLAGS } from '../../../app/language-flags.ts';
import { currentRestaurant, useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import formStyles from '../editing/form-part.module.css';
import { RecordPage } from '../editing/record-page.tsx';
import styles from './offered-languages.module.css';

type Stored = Versioned<OfferedLanguages>;

/** Which languages customers choose from. */
export function OfferedLanguagesPage() {
  const t = useMessages('languages');
  const { call } = useStaff();
  const restaurant = useKnownRestaurant();
  const record = useRecord('languages', () => call(getOfferedLanguages, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => restaurant && <Choice saved={saved} record={record} restaurant={restaurant} />}
    </RecordPage>
  );
}

interface ChoiceProps {
  saved: Stored;
  record: RecordState<Stored>;
  restaurant: Restaurant;
}

function Choice({ saved, record, restaurant: { contentLanguage } }: ChoiceProps) {
  const t = useMessages('languages');
  const { resources } = useApp();
  const { call } = useStaff();
  const draftOf = ({ languages }: Stored) => ({ languages });
  const draft = useDraft({
    name: 'languages',
    saved: draftOf(saved),
    schema: offeredLanguages,
    input: (value) => value,
    send: (input) => call(changeOfferedLanguages, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged<Stored, OfferedLanguages>('record', record.take, draftOf),
  });
  const { languages } = draft.value;
  const offer = (language: Language, isOffered: boolean) =>
    draft.change({ languages: LANGUAGES.filter((each) => (each === language ? isOffered : languages.includes(each))) });
  const namesOf = (value: unknown) => (value as Language[]).map((each) => LANGUAGE_NAMES[each]).join(', ');
  return (
    <DraftForm
      draft={draft}
      describe={describeChanges({ languages: { label: t('offered'), say: namesOf } }, contentLanguage)}
    >
      <Panel title={t('offered')} className={formStyles.part}>
        <p className="muted small">{t('offered_hint')}</p>
        {LANGUAGES.map((language) => (
          <Switch
            key={language}
            checked={languages.includes(language)}
            disabled={language === contentLanguage}
            description={language === contentLanguage && t('own')}
            onChange={({ currentTarget }) => offer(language, currentTarget.checked)}
          >
            <span className={styles.language} lang={language}>
              <img src={LANGUAGE_FLAGS[language]} alt="" width={24} height={24} />
              <span>{LANGUAGE_NAMES[language]}</span>
            </span>
          </Switch>
        ))}
        <p className="muted small">{t('later_hint')}</p>
      </Panel>
    </DraftForm>
  );
}
