import { useState } from 'react';
import { listStaffHighlights, reorderSlides } from '../../../../contract/endpoints/slides.ts';
import type { StaffSlide } from '../../../../contract/staff/staff-slides.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import styles from './slide-list.module.css';
import { SlideRow } from './slide-row.tsx';
import type { SlideSheetProps } from './slide-sheet.tsx';

/** Nobody edits at once: it loads after the list. */
const LazySlideSheet = lazyPart<SlideSheetProps>(() => import('./slide-sheet.tsx').then((file) => file.SlideSheet));

interface Slides {
  highlights: StaffSlide[];
}

/** The pictures at the head of the home page, in their order. */
export function SlideList() {
  const t = useMessages('slides');
  const { call } = useStaff();
  const record = useRecord<Slides>('highlights', () => call(listStaffHighlights, { quiet: true }));
  const [open, setOpen] = useState<StaffSlide | 'new' | null>(null);
  return (
    <RecordPage
      title={t('page_title')}
      text={t('page_text')}
      record={record}
      actions={
        <Button before="plus" onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
      }
    >
      {({ highlights }) => (
        <>
          <Rows highlights={highlights} record={record} edit={setOpen} />
          {open && (
            <LazySlideSheet
              slide={open === 'new' ? null : open}
              onClose={() => setOpen(null)}
              onDone={() => {
                setOpen(null);
                record.reload();
              }}
            />
          )}
        </>
      )}
    </RecordPage>
  );
}

interface RowsProps extends Slides {
  record: RecordState<Slides>;
  edit(slide: StaffSlide): void;
}

function Rows({ highlights, record, edit }: RowsProps) {
  const t = useMessages('slides');
  const { snackbar } = useApp();
  const { call } = useStaff();
  /** Optimistic: shown at once, then replaced by the server's answer. */
  async function move(place: number, step: 1 | -1): Promise<void> {
    const moved = [...highlights];
    const [slide] = moved.splice(place, 1);
    if (!slide) return;
    moved.splice(place + step, 0, slide);
    record.take({ highlights: moved });
    const ids = moved.map(({ _id }) => _id);
    const result = await call(reorderSlides, { body: { ids }, quiet: true });
    if (result.ok) return;
    snackbar.show(refusalText(result.failure) || t('not_moved'), { tone: 'error' });
    record.reload();
  }
  if (highlights.length === 0) return <EmptyState emoji="star" title={t('none')} text={t('none_text')} framed />;
  return (
    <ol className={styles.list}>
      {highlights.map((slide, place) => (
        <SlideRow
          key={slide._id}
          slide={slide}
          place={place}
          count={highlights.length}
          move={(step) => void move(place, step)}
          edit={() => edit(slide)}
        />
      ))}
    </ol>
  );
}
