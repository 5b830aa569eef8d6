import { useApp, useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** The link of an invitation that no letter brings, for the owner to hand over. Takes the focus when it appears. */
export function InvitationLink({ email, link }: { email: string; link: string }) {
  const t = useMessages('team');
  const { snackbar } = useApp();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      snackbar.show(t('link_copied'), { tone: 'success' });
    } catch {
      // The browser does not allow copying: the link can be selected in its field.
    }
  }
  return (
    <Panel title={t('link_title', { email })}>
      <TextField
        label={t('link')}
        hint={t('link_hint')}
        value={link}
        readOnly
        // The form that asked for it may be below the screen's edge, and no message tells of it.
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        trail={<IconButton icon="copy" label={t('copy_link')} onClick={() => void copy()} />}
      />
    </Panel>
  );
}
