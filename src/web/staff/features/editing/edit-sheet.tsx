import { useId } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { Elements } from '../../../ui/content.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import type { Draft } from '../../app/use-draft.ts';
import type { DescribeChange } from './describe-changes.ts';
import { DraftMessage } from './draft-message.tsx';
import styles from './edit-sheet.module.css';
import { ForeignChanges } from './foreign-changes.tsx';
import { useAttempt } from './use-attempt.ts';
import { useLeaveGuard, useLeaveQuestion } from './use-leave-guard.ts';

interface EditSheetProps {
  title: string;
  draft: Pick<
    Draft<never>,
    'isChanged' | 'isSaving' | 'message' | 'unplaced' | 'save' | 'foreignChanges' | 'takeTheirs'
  >;
  /** Describes what somebody else has changed meanwhile. */
  describe: DescribeChange;
  onClose(): void;
  /** Buttons before the one that saves, such as the one that removes it. */
  actions?: Elements;
  /** Whether files are uploaded in it: what is not there yet when it closes would be lost. */
  hasFiles?: boolean;
  children: Elements;
}

/** A panel over the page in which something is edited. Asks before closing if something is unsaved. */
export function EditSheet({ title, draft, describe, onClose, actions, hasFiles = false, children }: EditSheetProps) {
  const t = useMessages('editing');
  const id = useId();
  const { isChanged, isSaving } = draft;
  const asks = useLeaveQuestion();
  const { form, busy } = useAttempt({ draft, closes: true, waits: hasFiles });
  useLeaveGuard(isChanged);
  async function close(): Promise<void> {
    if (!isChanged || (await asks())) onClose();
  }
  return (
    <Drawer
      open
      wide
      onClose={() => void close()}
      label={title}
      closeLabel={t('close')}
      head={<h2 className={styles.title}>{title}</h2>}
      className={styles.sheet}
    >
      <form {...form} id={id} className={styles.form}>
        <ForeignChanges draft={draft} describe={describe} />
        {children}
      </form>
      <div className={styles.foot}>
        <DraftMessage draft={draft} describe={describe} className={styles.message} />
        {actions && <span className={styles.more}>{actions}</span>}
        <Button variant="tonal" disabled={isSaving} onClick={() => void close()}>
          {t('cancel')}
        </Button>
        <Button type="submit" form={id} before="check" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </Drawer>
  );
}
