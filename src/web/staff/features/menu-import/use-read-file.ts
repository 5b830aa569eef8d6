import { useState } from 'react';
import { addressOf } from '../../../../contract/endpoints/call.ts';
import { draftMenuImport } from '../../../../contract/endpoints/menu-imports.ts';
import type { MenuImport } from '../../../../contract/staff/staff-menu-imports.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { uploadFile } from '../../app/upload-file.ts';

/** Sends a file to be read as a draft; `again` sends the last one, whose codes are said to be the usual ones. */
export function useReadFile(onDraft: (draft: MenuImport) => void) {
  const t = useMessages('menu-imports');
  const app = useApp();
  const [isReading, setIsReading] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [last, setLast] = useState<File | null>(null);

  async function read(file: File | null | undefined, codes?: 'usual'): Promise<void> {
    if (!file || isReading) return;
    setIsReading(true);
    setTrouble(null);
    setLast(file);
    const path = addressOf(draftMenuImport, { query: { fileName: file.name.slice(-200), codes } });
    const { signal } = new AbortController();
    const answer = await uploadFile<{ data: { menuImport: MenuImport } }>(app, {
      path,
      file,
      onProgress: () => {},
      signal,
    });
    setIsReading(false);
    if (answer.ok) onDraft(answer.data.data.menuImport);
    else setTrouble(refusalText(answer.failure) || t('not_read'));
  }
  return {
    isReading,
    trouble,
    read: (file: File | undefined) => void read(file),
    again: () => void read(last, 'usual'),
  };
}
