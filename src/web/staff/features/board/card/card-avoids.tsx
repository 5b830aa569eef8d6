import type { Allergen } from '../../../../../domain/menu/food-labels.ts';
import { useLanguage, useMessages } from '../../../../app/app-context.ts';
import { Icon } from '../../../../ui/signs/icon.tsx';
import { foodLabelName } from '../../../app/food-label-names.ts';

/** What this guest avoids, as loud as an allergy: it stands before everything else that was said. */
export function CardAvoids({ avoids, className }: { avoids: readonly Allergen[]; className: string | undefined }) {
  const t = useMessages('statuses');
  const language = useLanguage();
  const what = avoids.map((code) => foodLabelName(code, language)).join(', ');
  return (
    <p className={className} data-said="allergy">
      <Icon name="triangle-alert" />
      <b>{t('avoids', { what })}</b>
    </p>
  );
}
