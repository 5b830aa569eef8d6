import { ABOUT_ICONS } from '../../../../domain/look/about-icons.ts';
import { STAFF_MAX } from '../../../../domain/people/staff-limits.ts';
import { useMessages } from '../../../app/app-context.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Panel } from '../../../ui/panel.tsx';
import type { Draft } from '../../app/use-draft.ts';
import { PictureField } from '../editing/picture-field.tsx';
import { type AboutDraft, noWords, type PointDraft } from './about-draft.ts';
import styles from './about-editor.module.css';
import { EditedList } from './edited-list.tsx';
import { WordsField } from './words-field.tsx';

/** The short form of the about content, on the home page. */
export function TeaserPart({ draft }: { draft: Draft<AboutDraft> }) {
  const t = useMessages('about-editor');
  const { value, change } = draft;
  return (
    <>
      <Panel title={t('teaser')}>
        <div className={styles.fields}>
          {(['preHeading', 'mainHeadline', 'introParagraph'] as const).map((field) => (
            <WordsField
              key={field}
              label={t(field)}
              value={value[field]}
              onChange={(words) => change({ [field]: words })}
              draft={draft}
              path={`teaser.${field}`}
              long={field === 'introParagraph'}
            />
          ))}
          <PictureField
            label={t('picture')}
            value={value.picture}
            use="hero"
            onChange={(picture) => change({ picture })}
          />
        </div>
      </Panel>
      <Panel title={t('points')}>
        <EditedList
          list={value.points}
          nameOf={(index) => t('point_number', { number: index + 1 })}
          onChange={(points) => change({ points })}
          adds={[{ label: t('add_point'), make: (): PointDraft => ({ icon: 'heart', text: noWords() }) }]}
          max={STAFF_MAX.aboutPoints}
        >
          {(point, index, onPoint) => (
            <>
              <SelectField
                label={t('icon')}
                value={point.icon}
                options={ABOUT_ICONS.map((icon) => ({ value: icon, label: t(`icon_${icon}`) }))}
                onChange={({ currentTarget }) => onPoint({ ...point, icon: currentTarget.value as PointDraft['icon'] })}
              />
              <WordsField
                label={t('point')}
                value={point.text}
                onChange={(text) => onPoint({ ...point, text })}
                draft={draft}
                path={`teaser.points.${index}.text`}
              />
            </>
          )}
        </EditedList>
      </Panel>
    </>
  );
}
