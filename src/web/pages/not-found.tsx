import { useMessages } from '../app/app-context.ts';
import type { PageModule } from '../app/page.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/signs/empty-state.tsx';

export const head: PageModule['head'] = (_address, app) => ({
  title: app.messages.i18n._('shell.page_not_found'),
  status: 404,
});

export function Component() {
  const t = useMessages('shell');
  return (
    <EmptyState
      level={1}
      emoji="cooking"
      title={t('not_found_title')}
      text={t('not_found_text')}
      action={<ButtonLink to="/">{t('go_back_home')}</ButtonLink>}
    />
  );
}
