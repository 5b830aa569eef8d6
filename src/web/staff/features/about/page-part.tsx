import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { type AboutDraft, noWords, type SectionDraft } from './about-draft.ts';
import styles from './about-editor.module.css';
import { EditedList } from './edited-list.tsx';
import { SectionFields } from './section-fields.tsx';
import { WordsField } from './words-field.tsx';

/** The long form of the about content, on a page of its own, which is optional. */
export function PagePart({ draft }: { draft: Draft<AboutDraft> }) {
  const t = useMessages('about-editor');
  const { value, change } = draft;
  return (
    <>
      <Panel title={t('page')}>
        <div className={styles.fields}>
          <Switch checked={value.hasPage} onChange={() => change({ hasPage: !value.hasPage })}>
            {t('has_page')}
          </Switch>
          {value.hasPage &&
            (['pageTagline', 'missionStatement'] as const).map((field) => (
              <WordsField
                key={field}
                label={t(field)}
                value={value[field]}
                onChange={(words) => change({ [field]: words })}
                draft={draft}
                path={`fullPage.${field}`}
                long={field === 'missionStatement'}
              />
            ))}
        </div>
      </Panel>
      {value.hasPage && (
        <>
          <Panel title={t('sections')}>
            <EditedList
              list={value.sections}
              nameOf={(index) => t('section_number', { number: index + 1 })}
              onChange={(sections) => change({ sections })}
              adds={[
                {
                  label: t('add_text'),
                  make: (): SectionDraft => ({ sectionType: 'text', heading: noWords(), paragraph: noWords() }),
                },
                {
                  label: t('add_picture'),
                  make: (): SectionDraft => ({ sectionType: 'image', picture: null, altText: noWords() }),
                },
              ]}
              max={STAFF_MAX.aboutSections}
            >
              {(section, index, onSection) => (
                <SectionFields section={section} index={index} onSection={onSection} draft={draft} />
              )}
            </EditedList>
          </Panel>
          <Panel title={t('values')}>
            <EditedList
              list={value.coreValues}
              nameOf={(index) => t('value_number', { number: index + 1 })}
              onChange={(coreValues) => change({ coreValues })}
              adds={[{ label: t('add_value'), make: noWords }]}
              max={STAFF_MAX.aboutValues}
            >
              {(words, index, onWords) => (
                <WordsField
                  label={t('value')}
                  value={words}
                  onChange={onWords}
                  draft={draft}
                  path={`fullPage.coreValues.${index}`}
                />
              )}
            </EditedList>
          </Panel>
        </>
      )}
    </>
  );
}
