import { type StaffTheme, staffThemeInput } from '../../../../contract/staff-theme.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { currentRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { DraftForm } from '../office/draft-form.tsx';
import { RecordPage } from '../office/record-page.tsx';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import styles from './theme-editor.module.css';
import { ThemePreview } from './theme-preview.tsx';
import { ThemeVerdict } from './theme-verdict.tsx';

const ROLES = ['primary', 'secondary', 'accent'] as const;

/** Colours and logo, with what becomes of them before it is saved. */
export function ThemeEditor() {
  const t = useMessages('theme');
  const { api } = useStaff();
  const record = useRecord('theme', () => api.theme({ quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => <Editor saved={saved} record={record} />}
    </RecordPage>
  );
}

function Editor({ saved, record }: { saved: StaffTheme; record: RecordState<StaffTheme> }) {
  const t = useMessages('theme');
  const { resources } = useApp();
  const { api } = useStaff();
  const draft = useDraft({
    name: 'theme',
    // The document of a logo that was chosen; nothing while the stored one stays.
    saved: { ...saved, svg: null as string | null },
    schema: staffThemeInput,
    input: ({ logoUrl, svg, ...colours }) => ({
      ...colours,
      ...(svg !== null ? { logo: svg } : logoUrl === null && { logo: null }),
    }),
    send: (input) => api.changeTheme(input, { quiet: true }),
    onSaved: ({ data }) => {
      record.take(data);
      void resources.reload(currentRestaurant);
    },
  });
  const { value, change, errorOf } = draft;
  return (
    <DraftForm draft={draft}>
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
        <LogoField
          url={value.logoUrl}
          svg={value.svg}
          error={errorOf('logo')}
          onChange={(logo) => change(logo === null ? { svg: null, logoUrl: null } : { svg: logo })}
        />
      </Panel>
      <Panel title={t('preview')}>
        <div className={styles.previews}>
          <ThemePreview colours={value} mode="light" />
          <ThemePreview colours={value} mode="dark" />
        </div>
      </Panel>
    </DraftForm>
  );
}
