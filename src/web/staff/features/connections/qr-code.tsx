import { renderSVG } from 'uqr';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { saveFile } from '../../../app/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './connections.module.css';

/** A link as a QR code, to be printed on flyers and table tents. */
export function QrCode({ name, link }: { name: string; link: string }) {
  const t = useMessages('links');
  const staff = useMessages('staff');
  const { busy, snackbar } = useApp();
  // Medium correction: read although a corner is worn.
  const address = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'M', border: 4 }))}`;
  async function savePage(): Promise<void> {
    // What makes pages is larger than this whole office, and seldom wanted.
    const file = await import('./qr-pdf.ts').catch(() => null);
    if (!file) return snackbar.show(staff('no_answer'), { tone: 'warning' });
    const page = await file.qrPdf(link);
    saveFile(`${name}.pdf`, new Blob([page], { type: 'application/pdf' }));
  }
  return (
    <div className={styles.code}>
      <img src={address} alt={t('code')} width="180" height="180" />
      <a href={address} download={`${name}.svg`}>
        {t('download')}
      </a>
      <Button variant="text" size="sm" onClick={() => void busy.run(savePage)}>
        {t('download_page')}
      </Button>
    </div>
  );
}
