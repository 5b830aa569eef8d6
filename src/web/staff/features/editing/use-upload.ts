import { useEffect, useRef, useState } from 'react';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp } from '../../../app/app-context.ts';
import { createStore } from '../../../app/storage/store.ts';
import { uploadFile } from '../../app/upload-file.ts';

interface UploadOptions<T> {
  path: string;
  taken(answer: T): void;
  /** The message if there was no answer. */
  notSent: string;
}

/** How many uploads are under way. A form that closes when it is saved waits for them, because closing it aborts them. */
export const uploads = createStore(0);

/** Uploads a file: its progress (0 to 1; null: none) and the error message. Leaving the page aborts it. */
export function useUpload<T>({ path, taken, notSent }: UploadOptions<T>) {
  const app = useApp();
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const leaving = useRef<AbortController>(undefined);
  /** Those of the latest render: a list may have been edited while the file was sent. */
  const latest = useRef(taken);
  latest.current = taken;
  useEffect(() => () => leaving.current?.abort(), []);
  async function send(file: File | undefined): Promise<void> {
    if (!file || share !== null) return;
    setShare(0);
    setTrouble(null);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    uploads.set(uploads.get() + 1);
    const result = await uploadFile<T>(app, { path, file, onProgress: setShare, signal });
    uploads.set(uploads.get() - 1);
    if (signal.aborted) return;
    setShare(null);
    if (result.ok) latest.current(result.data);
    else setTrouble(refusalText(result.failure) || notSent);
  }
  return { share, trouble, send };
}
