import type { Served } from '../../../domain/menu/serving-hours.ts';
import { useLanguage, useMessages } from '../../app/app-context.ts';
import { Icon } from '../../ui/signs/icon.tsx';
import { servedText } from './serving-text.ts';

/** When a dish is served, where that is not always. */
export function ServedHours({ served, className }: { served: Served; className: string | undefined }) {
  const t = useMessages('shell');
  const language = useLanguage();
  return (
    <p className={className}>
      <Icon name="clock" />
      <span>{servedText(served, { t, language })}</span>
    </p>
  );
}
