import { type ClipboardEvent, type FormEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Notices that the browser has cut what was pasted into a field of at most `maxLength` characters, which it does in silence. The
 * field says so until something else is typed.
 */
export function useCutPaste(maxLength: number | undefined) {
  const [isCut, setCut] = useState(false);
  function notice({ currentTarget, clipboardData }: ClipboardEvent<Control>): void {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
    setCut(maxLength !== undefined && kept + clipboardData.getData('text').length > maxLength);
  }
  function forget({ nativeEvent }: FormEvent<Control>): void {
    if ((nativeEvent as InputEvent).inputType !== 'insertFromPaste') setCut(false);
  }
  return { isCut, notice, forget };
}
