import { changeAbout, getAbout } from '../../../../contract/endpoints/about.ts';
import { type StaffAboutRecord, staffAboutInput } from '../../../../contract/staff/staff-about.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { DraftForm } from '../editing/draft-form.tsx';
import { RecordPage } from '../editing/record-page.tsx';
import { useAboutChangeLabels } from './about-change-labels.ts';
import { aboutDraft, aboutInput } from './about-draft.ts';
import { PagePart } from './page-part.tsx';
import { TeaserPart } from './teaser-part.tsx';

/** What the restaurant says about itself, in every language. */
export function AboutEditor() {
  const t = useMessages('about-editor');
  const { call } = useStaff();
  const record = useRecord('about', () => call(getAbout, { quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {(saved) => <Editor saved={saved} record={record} />}
    </RecordPage>
  );
}

function Editor({ saved, record }: { saved: StaffAboutRecord; record: RecordState<StaffAboutRecord> }) {
  const { call } = useStaff();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const draft = useDraft({
    name: 'about',
    saved: aboutDraft(saved.about),
    schema: staffAboutInput,
    input: (value) => aboutInput(value, own),
    send: (input) => call(changeAbout, { body: { ...input, expectedVersion: saved.version }, quiet: true }),
    onSaved: ({ data }) => record.take(data),
    onRefused: whenChanged('record', record.take, ({ about }: StaffAboutRecord) => aboutDraft(about)),
  });
  return (
    <DraftForm draft={draft} describe={useAboutChangeLabels(own)}>
      <TeaserPart draft={draft} />
      <PagePart draft={draft} />
    </DraftForm>
  );
}
