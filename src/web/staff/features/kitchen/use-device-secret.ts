import { useState } from 'react';
import { storage } from '../../../app/storage/storage.ts';

const KEY = 'kitchenDevice';

/** The secret of this device, if it is paired, and how to keep another or none. */
export function useDeviceSecret(): [string | null, (secret: string | null) => void] {
  const [secret, setSecret] = useState(() => storage.get(KEY));
  function keep(next: string | null): void {
    if (next === null) storage.remove(KEY);
    else storage.set(KEY, next);
    setSecret(next);
  }
  return [secret, keep];
}
