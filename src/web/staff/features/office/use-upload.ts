import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../app/app-context.ts';
import { refusalText } from '../../../app/refusal-text.ts';
import { uploadFile } from '../../app/upload-file.ts';

interface UploadOptions<T> {
  path: string;
  taken(answer: T): void;
  /** The message if there was no answer. */
  notSent: string;
}

/** Uploads a file: its progress (0 to 1; null: none) and the error message. Leaving the page aborts it. */
export function useUpload<T>({ path, taken, notSent }: UploadOptions<T>) {
  const app = useApp();
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  async function send(file: File | undefined): Promise<void> {
    if (!file || share !== null) return;
    setShare(0);
    setTrouble(null);
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    const result = await uploadFile<T>(app, { path, file, onProgress: setShare, signal });
    if (signal.aborted) return;
    setShare(null);
    if (result.ok) taken(result.data);
    else setTrouble(refusalText(result.failure) || notSent);
  }
  return { share, trouble, send };
}
