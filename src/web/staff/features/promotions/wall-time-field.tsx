import { useState } from 'react';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { staffFieldSentences } from '../../app/field-sentences.ts';

interface WallTimeFieldProps {
  label: string;
  optional: string;
  hint?: string;
  /** As typed: see `wall-time-draft.ts`. */
  value: string;
  error: string | null;
  onChange(value: string): void;
}

/** A date and time, or neither. A browser gives '' for one without the other: `useAttempt` refuses that, and this says why. */
export function WallTimeField({ error, onChange, ...field }: WallTimeFieldProps) {
  const { messages } = useApp();
  const fields = useMessages('fields');
  const [halfTyped, setHalfTyped] = useState<string | null>(null);
  async function explain(): Promise<void> {
    const own = await staffFieldSentences(messages);
    setHalfTyped(own('date_time_invalid') ?? fields('invalid'));
  }
  return (
    <TextField
      {...field}
      type="datetime-local"
      // Without an end, browsers take years of six digits, which are no instants.
      max="9999-12-31T23:59"
      error={halfTyped ?? error}
      onInvalid={() => void explain()}
      onBlur={({ currentTarget }) => currentTarget.validity.valid && setHalfTyped(null)}
      onChange={({ currentTarget }) => {
        setHalfTyped(null);
        onChange(currentTarget.value);
      }}
    />
  );
}
