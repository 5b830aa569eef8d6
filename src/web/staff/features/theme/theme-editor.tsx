import { changeTheme, getTheme } from '../../../../contract/endpoints/theme.ts';
import { type StaffTheme, staffThemeInput } from '../../../../contract/staff/staff-theme.ts';
import type { Versioned } from '../../../../contract/staff/staff-versions.ts';
import type { BrandColours } from '../../../../domain/look/derive-theme.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { useHashInView } from '../../app/use-hash-in-view.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { describeChanges } from '../editing/describe-changes.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import { PictureField } from '../editing/picture-field.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { useDifferenceLabels } from '../editing/use-difference-labels.ts';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import { themeDraft, themeInput } from './theme-draft.ts';
import styles from './theme-editor.module.css';
import { judgeTheme } from './theme-judgement.ts';
import { ThemePreview } from './theme-preview.tsx';
import { useSavedColours } from './use-saved-colours.ts';

const ROLES = ['primary', 'secondary', 'accent'] as const;

/** The brand's colours, logo and cover picture, with a preview of what the storefront will make of them. */
export function ThemeEditor() {
  const t = useMessages('theme');
  const { call } = useStaff();
  const record = useRecord('theme', () => call(getTheme, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => <Editor saved={saved} record={record} />}
    </RecordPage>
  );
}

type Stored = Versioned<StaffTheme>;

function Editor({ saved, record }: { saved: Stored; record: RecordState<Stored> }) {
  const t = useMessages('theme');
  const { resources } = useApp();
  const { call } = useStaff();
  useHashInView();
  useSavedColours();
  const draft = useDraft({
    name: 'theme',
    saved: themeDraft(saved),
    schema: staffThemeInput,
    input: (value) => themeInput(value, saved),
    send: (input) => call(changeTheme, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
    onRefused: whenChanged('record', record.take, themeDraft),
  });
  const { text, picture } = useDifferenceLabels(undefined);
  const roles = Object.fromEntries(ROLES.map((role) => [role, { label: t(role), say: text }]));
  const facts = { ...roles, logo: { label: t('logo'), say: picture }, cover: { label: t('cover'), say: picture } };
  const { value, change, errorOf } = draft;
  return (
    <DraftForm draft={draft} describe={describeChanges(facts)} keepable>
      <Panel title={t('colours')}>
        <div className={styles.colours}>
          {ROLES.map((role) => (
            <ColourField
              key={role}
              label={t(role)}
              hint={t(`hint_${role}`)}
              value={value[role]}
              error={errorOf(role)}
              onChange={(colour) => change({ [role]: colour })}
            />
          ))}
        </div>
        <ThemeVerdict colours={value} />
      </Panel>
      <Panel title={t('logo')}>
        <LogoField value={value.logo} error={errorOf('logo')} onChange={(logo) => change({ logo })} />
      </Panel>
      <Panel id="cover" title={t('cover')}>
        <PictureField
          label={t('cover')}
          hint={t('cover_hint')}
          value={value.cover}
          use="hero"
          error={errorOf('coverId')}
          onChange={(cover) => change({ cover })}
        />
      </Panel>
      <Panel title={t('preview')}>
        <div className={styles.previews}>
          <ThemePreview theme={value} mode="light" />
          <ThemePreview theme={value} mode="dark" />
        </div>
      </Panel>
    </DraftForm>
  );
}

/** Which colours are moved so that labels on them can be read, or that none is. */
function ThemeVerdict({ colours }: { colours: BrandColours }) {
  const t = useMessages('theme');
  const moved = judgeTheme(colours).filter(({ isKept }) => !isKept);
  return (
    <ul className={styles.verdict} aria-label={t('verdict')}>
      {moved.length === 0 && (
        <li>
          <Icon name="circle-check" />
          <span>{t('all_kept')}</span>
        </li>
      )}
      {moved.map(({ role, mode }) => (
        <li key={`${role} ${mode}`}>
          <Icon name="info" />
          <span>{t('adjusted', { colour: t(role), mode: t(mode) })}</span>
        </li>
      ))}
    </ul>
  );
}
