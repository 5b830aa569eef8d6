import { useState } from 'react';
import { removeCategory } from '../../../../../contract/endpoints/categories.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffCategory } from '../../../../../contract/staff/staff-menu-categories.ts';
import type { ApiFailure } from '../../../../../contract/transport.ts';
import { refusalText } from '../../../../app/api/refusal-text.ts';
import { useApp, useMessages } from '../../../../app/app-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioCard } from '../../../../ui/fields/radio-card.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Alert } from '../../../../ui/signs/alert.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { ownLabels } from '../own-labels.ts';

interface RemoveCategoryProps {
  menu: MenuRecord;
  category: StaffCategory;
  onClose(): void;
  onDone(): void;
  onRefused(failure: ApiFailure): void;
}

/** Asks for confirmation before a category is removed, and what becomes of its dishes. */
export function RemoveCategory({ menu, category, onClose, onDone, onRefused }: RemoveCategoryProps) {
  const t = useMessages('menu-editor');
  const office = useMessages('editing');
  const { call } = useStaff();
  const { snackbar } = useApp();
  const others = menu.categories.filter(({ _id }) => _id !== category._id);
  const count = menu.products.filter(({ categoryIds }) => categoryIds.includes(category._id)).length;
  const [moves, setMoves] = useState(others.length > 0);
  const [target, setTarget] = useState(others[0]?._id ?? '');
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState('');
  const name = ownLabels(category.name, menu.contentLanguage);

  async function remove(): Promise<void> {
    setIsSending(true);
    const fate = count === 0 ? {} : moves ? { moveTo: target } : { removeDishes: true };
    const query = { expectedVersion: category.version, ...fate };
    const result = await call(removeCategory, { params: { id: category._id }, query, quiet: true });
    setIsSending(false);
    if (!result.ok) {
      onRefused(result.failure);
      return setTrouble(refusalText(result.failure) || office('not_saved'));
    }
    snackbar.show(t('was_removed', { name }), { tone: 'success' });
    onDone();
  }

  return (
    <Dialog
      open
      title={t('remove_category_title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="tonal" onClick={onClose}>
            {office('cancel')}
          </Button>
          <Button before="trash-2" busy={isSending} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {trouble && <Alert>{trouble}</Alert>}
      <p>{t('remove_category_text', { count })}</p>
      {count > 0 && others.length > 0 && (
        <>
          <RadioCard name="fate" title={t('move_dishes')} checked={moves} onChange={() => setMoves(true)} />
          {moves && (
            <SelectField
              label={t('move_dishes_to')}
              value={target}
              onChange={({ currentTarget }) => setTarget(currentTarget.value)}
              options={others.map(({ _id, name: its }) => ({
                value: _id,
                label: ownLabels(its, menu.contentLanguage),
              }))}
            />
          )}
          <RadioCard
            name="fate"
            title={t('remove_dishes')}
            description={t('remove_dishes_text')}
            checked={!moves}
            onChange={() => setMoves(false)}
          />
        </>
      )}
    </Dialog>
  );
}
