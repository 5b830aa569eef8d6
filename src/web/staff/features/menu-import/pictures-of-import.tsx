import { useEffect } from 'react';
import type { FetchedPictures } from '../../../../contract/staff/staff-menu-imports.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Alert } from '../../../ui/signs/alert.tsx';

const LOOK_MS = 5000;

interface PicturesOfImportProps {
  pictures: FetchedPictures;
  /** Asks how far they are. */
  onLook(): void;
}

/** How far the pictures are that are fetched for an import, and which dishes need one by hand. */
export function PicturesOfImport({ pictures, onLook }: PicturesOfImportProps) {
  const t = useMessages('menu-imports');
  const { waiting, fetched, failed } = pictures;
  useEffect(() => {
    if (waiting === 0) return;
    const timer = setTimeout(onLook, LOOK_MS);
    return () => clearTimeout(timer);
  });
  return (
    <>
      <p role="status" className="muted">
        {waiting > 0 ? t('pictures_waiting', { count: waiting }) : t('pictures_fetched', { count: fetched })}
      </p>
      {failed.length > 0 && <Alert tone="warning">{t('pictures_failed', { names: failed.join(', ') })}</Alert>}
    </>
  );
}
