import { useRef, useState } from 'react';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import form from '../../editing/form-part.module.css';
import part from '../dish-part.module.css';
import { dishLabels, groupLine } from '../groups/group-labels.ts';
import styles from '../groups/group-rows.module.css';
import { OptionGroupFacts } from '../groups/option-group-facts.tsx';
import { moved } from '../moved.ts';
import { ownLabels } from '../own-labels.ts';
import { ReorderButtons } from '../reorder-buttons.tsx';
import type { DishPartProps } from './dish-in-menu.ts';

export interface DishOptionsProps extends DishPartProps {
  open(group: StaffOptionGroup | 'new'): void;
}

/** The dish's option groups, in the order in which customers see them. */
export function DishOptions({ menu, draft, open }: DishOptionsProps) {
  const t = useMessages('menu-editor');
  const newOptions = useRef<HTMLButtonElement>(null);
  /** The id of the existing group that is selected to be added. */
  const [wanted, setWanted] = useState('');
  const ids = draft.value.optionGroupIds;
  const change = (optionGroupIds: string[]) => draft.change({ optionGroupIds });
  const groups = ids.flatMap((id) => menu.optionGroups.find(({ _id }) => _id === id) ?? []);
  const others = menu.optionGroups.filter(({ _id }) => !ids.includes(_id));
  const chosen = others.find(({ _id }) => _id === wanted);
  const nameOf = (group: StaffOptionGroup) => ownLabels(group.name, menu.contentLanguage);
  function takeOff(groupId: string): void {
    // The pressed button is removed with the group.
    newOptions.current?.focus();
    change(ids.filter((id) => id !== groupId));
  }
  function addWanted(): void {
    change([...ids, wanted]);
    setWanted('');
  }
  return (
    <Panel title={t('options')} className={form.part}>
      {groups.length === 0 && <p className={part.hint}>{t('no_options')}</p>}
      {groups.length > 0 && (
        <ul className={styles.list}>
          {groups.map((group, place) => (
            <li key={group._id} className={styles.group}>
              <OptionGroupFacts group={group} menu={menu} />
              <span className={styles.actions}>
                {groups.length > 1 && (
                  <ReorderButtons
                    name={nameOf(group)}
                    place={place}
                    count={groups.length}
                    onMove={(step) => change(moved(ids, group._id, step) ?? ids)}
                  />
                )}
                <IconButton icon="pencil" label={t('edit_of', { name: nameOf(group) })} onClick={() => open(group)} />
                <IconButton
                  icon="x"
                  label={t('take_off_dish', { name: nameOf(group) })}
                  onClick={() => takeOff(group._id)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <FieldError id="options-error">{draft.errorOf('optionGroupIds')}</FieldError>
      {chosen && (
        <OptionGroupFacts group={chosen} menu={menu}>
          {dishLabels(chosen, menu) || t('used_by', { count: 0 })}
        </OptionGroupFacts>
      )}
      <div className={styles.add}>
        {others.length > 0 && (
          <>
            <SelectField
              label={t('add_existing')}
              value={wanted}
              options={[
                { value: '', label: t('choose') },
                ...others.map((group) => ({ value: group._id, label: groupLine(group, menu) })),
              ]}
              onChange={({ currentTarget }) => setWanted(currentTarget.value)}
            />
            <Button variant="outline" disabled={wanted === ''} onClick={addWanted}>
              {t('add')}
            </Button>
          </>
        )}
        <Button ref={newOptions} variant="outline" before="plus" onClick={() => open('new')}>
          {t('new_options')}
        </Button>
      </div>
    </Panel>
  );
}
