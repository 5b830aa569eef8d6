import { painted } from '../../ui/painted.ts';
import { storage } from '../storage/storage.ts';
import * as STORAGE_KEYS from '../storage/storage-keys.ts';
import { colourMode, showColourMode } from './theme.ts';

/** Switches to the other mode and stores it. The switch is painted first: new colours for the whole page take longer. */
export function toggleColourMode(): void {
  const next = colourMode.get() === 'dark' ? 'light' : 'dark';
  storage.set(STORAGE_KEYS.darkMode, String(next === 'dark'));
  colourMode.set(next);
  void painted().then(() => showColourMode(next));
}
