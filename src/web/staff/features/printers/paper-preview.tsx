import type { PrinterPreview } from '../../../../contract/staff/staff-printers.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './paper-preview.module.css';

interface PaperPreviewProps {
  title: string;
  preview: PrinterPreview;
  onClose(): void;
}

/** The paper as the printer prints it: the same marks as a picture. Screen readers read its text. */
export function PaperPreview({ title, preview, onClose }: PaperPreviewProps) {
  const office = useMessages('editing');
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={office('close')}>
      <img className={styles.paper} src={`data:image/svg+xml,${encodeURIComponent(preview.svg)}`} alt={preview.text} />
    </Dialog>
  );
}
