import { useApp } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';

interface CopiedFieldProps {
  label: string;
  hint?: string;
  value: string;
  /** Of the button that copies it, and what is said then. */
  copy: string;
  copied: string;
  /** Whether it takes the focus when it appears. */
  autoFocus?: boolean;
}

/** A text that is there to be taken elsewhere, such as a secret or a link. */
export function CopiedField({ label, hint, value, copy, copied, autoFocus = false }: CopiedFieldProps) {
  const { snackbar } = useApp();
  async function take(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      snackbar.show(copied, { tone: 'success' });
    } catch {
      // The browser does not allow copying: the text can be selected in its field.
    }
  }
  return (
    <TextField
      label={label}
      {...(hint && { hint })}
      value={value}
      readOnly
      autoFocus={autoFocus}
      onFocus={({ currentTarget }) => currentTarget.select()}
      trail={<IconButton icon="copy" label={copy} onClick={() => void take()} />}
    />
  );
}
