import { useState } from 'react';
import { useMessages } from '../../../app/app-context.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { FileActions } from '../editing/file-actions.tsx';
import { areasOfFile, type FileArea, type FileFault } from './areas-of-file.ts';
import styles from './zone-settings.module.css';

/** Whoever draws a town on geojson.io saves less. */
const MAX_BYTES = 2_000_000;
const ERROR_ID = 'areas-file-error';

export interface AreasFileProps {
  onAreas(areas: FileArea[]): void;
}

/** Brings in areas that were drawn elsewhere, so that nobody needs a map of ours. */
export function AreasFile({ onAreas }: AreasFileProps) {
  const t = useMessages('zone-settings');
  const [fault, setFault] = useState<FileFault | null>(null);
  const [count, setCount] = useState(0);

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const areas = file.size > MAX_BYTES ? 'unreadable' : areasOfFile(await file.text());
    const isFault = typeof areas === 'string';
    setFault(isFault ? areas : null);
    setCount(isFault ? 0 : areas.length);
    if (!isFault) onAreas(areas);
  }

  return (
    <div className={styles.file}>
      <p className="muted small">{t('file_hint')}</p>
      <FileActions
        types=".geojson,.json,application/geo+json,application/json"
        icon="map"
        choose={t('file')}
        remove={null}
        isSending={false}
        onChoose={(file) => void take(file)}
        onRemove={() => {}}
      />
      <FieldError id={ERROR_ID}>{fault && t(`file_${fault}`)}</FieldError>
      <p role="status" className="small">
        {count > 0 && t('file_taken', { count })}
      </p>
    </div>
  );
}
