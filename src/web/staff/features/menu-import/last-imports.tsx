import { useState } from 'react';
import { changeMenuImport } from '../../../../contract/endpoints/menu-imports.ts';
import type { MenuImportSummary } from '../../../../contract/staff/staff-menu-imports.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE_AND_TIME, dateTime } from '../../../app/format/format.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './menu-import.module.css';

/** The last files that were brought in, and the tap that takes one back within its day. */
export function LastImports({ imports, onTakenBack }: { imports: readonly MenuImportSummary[]; onTakenBack(): void }) {
  const t = useMessages('menu-imports');
  const { snackbar } = useApp();
  const { call } = useStaff();
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  const [busy, setBusy] = useState<string | null>(null);
  if (imports.length === 0) return null;

  async function takeBack(id: string): Promise<void> {
    setBusy(id);
    const body = { state: 'taken_back' as const };
    const answer = await call(changeMenuImport, { params: { id }, body, quiet: true });
    setBusy(null);
    if (answer.ok) snackbar.show(t('taken_back'), { tone: 'success' });
    else snackbar.show(refusalText(answer.failure) || t('not_taken_back'), { tone: 'error' });
    onTakenBack();
  }

  return (
    <Panel title={t('last')}>
      <ul className={styles.last}>
        {imports.map(({ _id, fileName, state, appliedAt, takeBackUntil }) => (
          <li key={_id}>
            <span>
              <b>{fileName || t('file')}</b>
              <span className="muted small">
                {[
                  '',
                  appliedAt && dateTime(appliedAt, zone, language, DATE_AND_TIME),
                  state === 'taken_back' && t('is_taken_back'),
                ]
                  .filter((part) => part !== null && part !== false)
                  .join(' · ')}
              </span>
            </span>
            {takeBackUntil && (
              <Button
                variant="outline"
                size="sm"
                before="undo-2"
                busy={busy === _id}
                onClick={() => void takeBack(_id)}
              >
                {t('take_back')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
