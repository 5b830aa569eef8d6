import { useEffect, useRef, useState } from 'react';
import { changeMenuImport } from '../../../../contract/endpoints/menu-imports.ts';
import type { MenuImport, MenuImportEntry } from '../../../../contract/staff/staff-menu-imports.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { whenChanged } from '../../app/when-changed.ts';
import { Entries } from './entries.tsx';
import styles from './menu-import.module.css';
import { Notes } from './notes.tsx';
import { UnknownCodes } from './unknown-codes.tsx';
import type { useReadFile } from './use-read-file.ts';

interface DraftViewProps {
  draft: MenuImport;
  reading: Pick<ReturnType<typeof useReadFile>, 'isReading' | 'again'>;
  /** It would do something else by now. */
  onChanged(draft: MenuImport): void;
  onApplied(): void;
}

const CHANGES = ['new', 'changed', 'gone'] as const;

/** What a file would change, side by side, and the tap that does it. */
export function DraftView({ draft, reading, onChanged, onApplied }: DraftViewProps) {
  const t = useMessages('menu-imports');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const [removesGone, setRemovesGone] = useState(false);
  const [fetchesPictures, setFetchesPictures] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const of = (change: MenuImportEntry['change']) => draft.entries.filter((entry) => entry.change === change);
  const gone = of('gone').length;
  const isNothing =
    of('new').length +
      of('changed').length +
      (removesGone ? gone : 0) +
      (draft.tillRefs ?? 0) +
      (fetchesPictures ? 1 : 0) ===
    0;

  async function apply(): Promise<void> {
    setIsBusy(true);
    const body = { state: 'applied' as const, removesGone, fetchesPictures, expectedVersion: draft.version };
    const answer = await call(changeMenuImport, { params: { id: draft._id }, body, quiet: true });
    setIsBusy(false);
    if (answer.ok) {
      snackbar.show(t('applied'), { tone: 'success' });
      onApplied();
      return;
    }
    whenChanged('menuImport', onChanged, () => null)(answer.failure);
    snackbar.show(refusalText(answer.failure) || t('not_applied'), { tone: 'error' });
  }

  return (
    <section aria-labelledby="draft" className={styles.draft}>
      <h2 id="draft" ref={heading} tabIndex={-1}>
        {t('draft', { name: draft.fileName || t('file') })}
      </h2>
      <p className={styles.sum}>
        <span>{t('found', { count: draft.dishes })}</span>
        <span>{t('unchanged', { count: draft.unchanged })}</span>
      </p>
      {draft.tillRefs !== undefined && <p className="muted">{t('till_refs', { count: draft.tillRefs })}</p>}
      <Notes notes={draft.notes} />
      {draft.unknownCodes && (
        <UnknownCodes codes={draft.unknownCodes} isReading={reading.isReading} onUsual={reading.again} />
      )}
      {CHANGES.map((change) => (
        <Entries key={change} title={t(change, { count: of(change).length })} entries={of(change)} />
      ))}
      <Panel className={styles.apply}>
        {gone > 0 && (
          <Checkbox checked={removesGone} onChange={({ currentTarget }) => setRemovesGone(currentTarget.checked)}>
            {t('remove_gone', { count: gone })}
          </Checkbox>
        )}
        {draft.pictures && (
          <Checkbox
            checked={fetchesPictures}
            onChange={({ currentTarget }) => setFetchesPictures(currentTarget.checked)}
          >
            {t('fetch_pictures', { count: draft.pictures.count, hosts: draft.pictures.hosts.join(', ') })}
          </Checkbox>
        )}
        <Button busy={isBusy} disabled={isNothing} onClick={() => void apply()}>
          {t('apply')}
        </Button>
        <p className="muted small">{isNothing ? t('nothing') : t('take_back_hint')}</p>
      </Panel>
    </section>
  );
}
