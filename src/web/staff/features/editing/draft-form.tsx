import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/content.tsx';
import type { Draft } from '../../app/use-draft.ts';
import type { DescribeChange } from './describe-changes.ts';
import styles from './draft-form.module.css';
import { DraftMessage } from './draft-message.tsx';
import { ForeignChanges } from './foreign-changes.tsx';
import { KeepBar } from './keep-bar.tsx';
import { useAttempt } from './use-attempt.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface DraftFormProps {
  draft: Pick<
    Draft<never>,
    'isChanged' | 'isSaving' | 'message' | 'unplaced' | 'save' | 'discard' | 'foreignChanges' | 'takeTheirs'
  >;
  /** Describes what somebody else has changed meanwhile. */
  describe: DescribeChange;
  /** Whether it closes when it is saved, as a new record's does. */
  closes?: boolean;
  /** Whether it is complete as it is, so that a new owner may leave it so. */
  keepable?: boolean;
  children: Elements;
}

/** A draft's form. The bar to save it, with the reason of a refusal, stays in view while something is unsaved. */
export function DraftForm({ draft, describe, closes = false, keepable = false, children }: DraftFormProps) {
  const t = useMessages('editing');
  const { isChanged, isSaving, discard } = draft;
  const { form, busy } = useAttempt({ draft, closes, waits: closes });
  useLeaveGuard(isChanged);
  return (
    <form {...form} className={styles.form}>
      <ForeignChanges draft={draft} describe={describe} />
      {children}
      <div className={styles.foot}>
        <DraftMessage draft={draft} describe={describe} />
        {keepable && !isChanged && <KeepBar draft={draft} />}
        {isChanged && (
          <div className={styles.bar}>
            <span className={styles.word}>{t('unsaved')}</span>
            <Button variant="text" disabled={isSaving} onClick={discard}>
              {t('discard')}
            </Button>
            <Button type="submit" before="check" busy={busy}>
              {t('save')}
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
