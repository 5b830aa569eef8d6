import { painted } from '../ui/painted.ts';
import { storage } from './storage.ts';
import * as STORAGE_KEYS from './storage-keys.ts';
import { colourMode, showColourMode } from './theme.ts';

/** The other mode, remembered. The switch moves at once; the page's colours, all of them, take a task of their own. */
export function toggleColourMode(): void {
  const next = colourMode.get() === 'dark' ? 'light' : 'dark';
  storage.set(STORAGE_KEYS.darkMode, String(next === 'dark'));
  colourMode.set(next);
  void painted().then(() => showColourMode(next));
}
