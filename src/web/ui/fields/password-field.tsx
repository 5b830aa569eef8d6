import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'type' | 'trail' | 'shape'> {
  /** Names of the button that shows or hides what is typed, and what is said while Caps Lock is on. */
  labels: { show: string; hide: string; capsLock: string };
}

export function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [isCapital, setCapital] = useState(false);
  // The key events of password managers lack the method.
  const look = (event: KeyboardEvent) => setCapital(event.nativeEvent.getModifierState?.('CapsLock') ?? false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...field}
      type={shown ? 'text' : 'password'}
      hint={isCapital && labels.capsLock}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapital(false)}
      trail={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? labels.hide : labels.show}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
