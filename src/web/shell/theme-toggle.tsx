import { useMessages } from '../app/app-context.ts';
import { colourMode } from '../app/hosts/theme.ts';
import { toggleColourMode } from '../app/hosts/toggle-colour-mode.ts';
import { useStore } from '../app/storage/store.ts';
import { IconButton } from '../ui/icon-button.tsx';

export function ThemeToggle() {
  const t = useMessages('shell');
  const isDark = useStore(colourMode) === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      label={t(isDark ? 'switch_to_light' : 'switch_to_dark')}
      onClick={toggleColourMode}
    />
  );
}
