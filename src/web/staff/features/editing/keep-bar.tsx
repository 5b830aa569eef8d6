import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { Draft } from '../../app/use-draft.ts';
import styles from './draft-form.module.css';

/** For whoever comes from the first steps: leaves the record as it is, which is a decision too, and goes back to them. */
export function KeepBar({ draft }: { draft: Pick<Draft<never>, 'isSaving' | 'save'> }) {
  const t = useMessages('editing');
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { back?: string } | null };
  const back = state?.back;
  if (!back) return null;
  async function keep(to: string): Promise<void> {
    if (await draft.save()) await navigate(to);
  }
  return (
    <div className={styles.bar}>
      <span className={styles.word}>{t('keep_text')}</span>
      <Button before="check" busy={draft.isSaving} onClick={() => void keep(back)}>
        {t('keep')}
      </Button>
    </div>
  );
}
