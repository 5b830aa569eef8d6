import { useApp, useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Panel } from '../../../ui/panel.tsx';

/** Where a printer asks for work, to be entered in the printer. Takes the focus when it appears. */
export function PrinterAddress({ name, address }: { name: string; address: string }) {
  const t = useMessages('printers');
  const { snackbar } = useApp();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      snackbar.show(t('copied'), { tone: 'success' });
    } catch {
      // The browser does not allow copying: the address can be selected in its field.
    }
  }
  return (
    <Panel title={t('address_title', { name })}>
      <TextField
        key={address}
        label={t('address')}
        hint={t('address_hint')}
        value={address}
        readOnly
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        trail={<IconButton icon="copy" label={t('copy')} onClick={() => void copy()} />}
      />
    </Panel>
  );
}
