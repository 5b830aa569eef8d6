import { changeLegal, getLegal } from '../../../../contract/endpoints/legal.ts';
import type { StaffLegal, StaffLegalRecord } from '../../../../contract/staff/staff-legal.ts';
import { staffLegal } from '../../../../contract/staff/staff-legal.ts';
import { LAW_COUNTRIES, LEGAL_FACTS, missingFacts } from '../../../../domain/legal/legal-facts.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { listed, localeOf } from '../../../app/format/format.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges, type Fact } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import styles from '../editing/form-part.module.css';
import { RecordPage } from '../editing/record-page.tsx';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';

const OWN_TEXTS = ['terms', 'privacy', 'imprint', 'allergens'] as const;

/** What the restaurant says of itself by law: facts, the law that holds, and texts of its own. */
export function LegalSettings() {
  const t = useMessages('legal-settings');
  const { call } = useStaff();
  const record = useRecord('legal', () => call(getLegal, { quiet: true }));
  return (
    <RecordPage
      title={t('title')}
      text={t('text')}
      record={record}
      actions={
        <ButtonLink variant="outline" before="eye" to="/terms" target="_blank">
          {t('see')}
        </ButtonLink>
      }
    >
      {(saved) => <Fields saved={saved} record={record} />}
    </RecordPage>
  );
}

function Fields({ saved, record }: { saved: StaffLegalRecord; record: RecordState<StaffLegalRecord> }) {
  const t = useMessages('legal-settings');
  const language = useLanguage();
  const { resources } = useApp();
  const { call } = useStaff();
  const draft = useDraft({
    name: 'legal',
    saved: draftOf(saved),
    schema: staffLegal,
    input: (value: StaffLegal) => value,
    send: (input) => call(changeLegal, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged<StaffLegalRecord, StaffLegal>('record', record.take, draftOf),
  });
  const { text } = useDifferenceLabels(undefined);
  const facts = Object.fromEntries(
    (['law', ...LEGAL_FACTS, ...OWN_TEXTS] as const).map((name): [string, Fact] => [
      name,
      { label: t(name), say: text },
    ]),
  ) as Record<keyof StaffLegal, Fact>;
  const regions = new Intl.DisplayNames([localeOf(language)], { type: 'region' });
  const missing = missingFacts(draft.value.law, draft.value);
  const field = (name: keyof StaffLegal) => ({
    name,
    label: t(name),
    value: draft.value[name],
    error: draft.errorOf(name),
    onChange: (event: { currentTarget: { value: string } }) => draft.change({ [name]: event.currentTarget.value }),
  });
  return (
    <DraftForm draft={draft} describe={describeChanges(facts)}>
      <Alert tone="info">{t('have_checked')}</Alert>
      <Panel title={t('who')} className={styles.part}>
        <p className="muted small" aria-live="polite">
          {missing.length === 0
            ? t('complete')
            : t('missing', {
                facts: listed(
                  missing.map((fact) => t(fact)),
                  language,
                ),
              })}
        </p>
        <SelectField
          {...field('law')}
          hint={t('law_hint')}
          options={LAW_COUNTRIES.map((code) => ({ value: code, label: regions.of(code) ?? code }))}
        />
        <div className={styles.pair}>
          <TextField {...field('company')} hint={t('company_hint')} />
          <TextField {...field('responsible')} hint={t('responsible_hint')} />
        </div>
        <div className={styles.pair}>
          <TextField {...field('register')} optional={t('optional')} />
          <TextField {...field('taxNumber')} optional={t('optional')} />
        </div>
        <div className={styles.pair}>
          <TextField {...field('dataContact')} optional={t('optional')} />
          <TextField {...field('host')} optional={t('optional')} />
        </div>
      </Panel>
      <Panel title={t('own')} className={styles.part}>
        <p className="muted small">{t('own_hint')}</p>
        {OWN_TEXTS.map((name) => (
          <TextArea key={name} {...field(name)} optional={t('optional')} rows={6} />
        ))}
      </Panel>
    </DraftForm>
  );
}

function draftOf({ version: _v, edition: _e, missing: _m, ...legal }: StaffLegalRecord): StaffLegal {
  return legal;
}
