import { useMessages } from '../../app/app-context.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The link to the storefront, which is another app and so needs another document. */
export function Storefront() {
  const t = useMessages('staff');
  return (
    <ButtonLink to="/" reloadDocument before="store">
      {t('to_storefront')}
    </ButtonLink>
  );
}
