import { useMessages } from '../../app/app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The way to the customers' pages: another app, and so another document. */
export function Storefront() {
  const t = useMessages('staff');
  return (
    <ButtonLink to="/" reloadDocument before="store">
      {t('to_storefront')}
    </ButtonLink>
  );
}
