import { useState } from 'react';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { usePasswordLabels } from './password-labels.ts';
import { PasswordMeter } from './password-strength.tsx';

interface NewPasswordFieldProps {
  label: string;
  error: string | null;
}

/** The field for a new password, with its strength (specification section 2, "Register"). */
export function NewPasswordField({ label, error }: NewPasswordFieldProps) {
  const labels = usePasswordLabels();
  const [password, setPassword] = useState('');
  return (
    <div>
      <PasswordField
        label={label}
        labels={labels}
        name="password"
        autoComplete="new-password"
        required
        onInput={(event) => setPassword(event.currentTarget.value)}
        error={error}
      />
      <PasswordMeter password={password} />
    </div>
  );
}
