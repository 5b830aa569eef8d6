import { useMessages } from '../../app/app-context.ts';
import { Button } from '../../ui/button.tsx';

/** Sends a form without scripts to see what its choices change. */
export function PlainUpdate() {
  const t = useMessages('plain');
  return (
    <Button type="submit" name="update" variant="tonal" size="sm">
      {t('update')}
    </Button>
  );
}
