import { useState } from 'react';
import { useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/signs/empty-state.tsx';
import { ContactForm } from './contact-form.tsx';

/** The message form; once a message is sent, its confirmation. */
export function MessagePanel() {
  const t = useMessages('contact');
  const [isSent, setSent] = useState(false);
  return (
    <Panel title={t('form_title')}>
      {isSent ? (
        <EmptyState
          level={3}
          emoji="envelope"
          title={t('thanks_title')}
          text={t('thanks_text')}
          action={
            <Button variant="outline" onClick={() => setSent(false)}>
              {t('another')}
            </Button>
          }
        />
      ) : (
        <ContactForm onSent={() => setSent(true)} />
      )}
    </Panel>
  );
}
