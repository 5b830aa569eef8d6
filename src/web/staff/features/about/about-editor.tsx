import { type StaffAbout, staffAboutInput } from '../../../../contract/staff-about.ts';
import { useMessages } from '../../../app/app-context.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useDraft } from '../../app/use-draft.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { DraftForm } from '../office/draft-form.tsx';
import { RecordPage } from '../office/record-page.tsx';
import { aboutDraft, aboutInput } from './about-draft.ts';
import { PagePart } from './page-part.tsx';
import { TeaserPart } from './teaser-part.tsx';

interface Answer {
  about: StaffAbout | null;
}

/** What the restaurant says about itself, in every language. */
export function AboutEditor() {
  const t = useMessages('about-editor');
  const { api } = useStaff();
  const record = useRecord<Answer>('about', () => api.about({ quiet: true }));
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {({ about }) => <Editor about={about} record={record} />}
    </RecordPage>
  );
}

function Editor({ about, record }: { about: StaffAbout | null; record: RecordState<Answer> }) {
  const { api } = useStaff();
  const own = useKnownRestaurant()?.contentLanguage ?? 'en';
  const draft = useDraft({
    name: 'about',
    saved: aboutDraft(about),
    schema: staffAboutInput,
    input: (value) => aboutInput(value, own),
    send: (input) => api.changeAbout(input, { quiet: true }),
    onSaved: ({ data }) => record.take(data),
  });
  return (
    <DraftForm draft={draft}>
      <TeaserPart draft={draft} />
      <PagePart draft={draft} />
    </DraftForm>
  );
}
