import { useEffect, useRef } from 'react';
import { useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Emoji } from '../../ui/signs/emoji.tsx';
import styles from './link-sent.module.css';

interface LinkSentProps {
  /** The server's answer, which does not tell whether there is an account. */
  sentence: string;
  onOtherEmail(): void;
}

/** Replaces the form once a link was requested. */
export function LinkSent({ sentence, onOtherEmail }: LinkSentProps) {
  const t = useMessages('auth');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <Emoji name="envelope" eager className={styles.picture} />
      <h2 ref={heading} tabIndex={-1}>
        {t('mail_title')}
      </h2>
      <p role="status">{sentence}</p>
      <p className="muted small">{t('mail_hint')}</p>
      <Button variant="text" onClick={onOtherEmail}>
        {t('other_email')}
      </Button>
    </div>
  );
}
