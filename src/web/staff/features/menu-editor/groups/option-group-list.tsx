import { useState } from 'react';
import { getMenuRecord } from '../../../../../contract/endpoints/menu-record.ts';
import type { MenuRecord } from '../../../../../contract/staff/staff-menu.ts';
import type { StaffOptionGroup } from '../../../../../contract/staff/staff-menu-options.ts';
import { useMessages } from '../../../../app/app-context.ts';
import { useLater } from '../../../../app/use-later.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { EmptyState } from '../../../../ui/signs/empty-state.tsx';
import { useStaff } from '../../../app/staff-context.ts';
import { type RecordState, useRecord } from '../../../app/use-record.ts';
import { RecordPage } from '../../editing/record-page.tsx';
import { ownLabels } from '../own-labels.ts';
import editor from '../tree/menu-tree.module.css';
import { dishLabels } from './group-labels.ts';
import styles from './group-rows.module.css';
import { OptionGroupFacts } from './option-group-facts.tsx';

/** All option groups of the menu. */
export function OptionGroups() {
  const t = useMessages('menu-editor');
  const { call } = useStaff();
  const record = useRecord('menu', () => call(getMenuRecord, { quiet: true }));
  const [open, setOpen] = useState<StaffOptionGroup | 'new' | null>(null);
  return (
    <div className={`wrap ${editor.page}`}>
      <RecordPage
        title={t('options')}
        text={t('options_text')}
        record={record}
        actions={
          <Button variant="outline" before="plus" onClick={() => setOpen('new')}>
            {t('new_options')}
          </Button>
        }
      >
        {(menu) => <Groups menu={menu} record={record} open={open} setOpen={setOpen} />}
      </RecordPage>
    </div>
  );
}

interface GroupsProps {
  menu: MenuRecord;
  record: RecordState<MenuRecord>;
  open: StaffOptionGroup | 'new' | null;
  setOpen(group: StaffOptionGroup | 'new' | null): void;
}

function Groups({ menu, record, open, setOpen }: GroupsProps) {
  const t = useMessages('menu-editor');
  const sheet = useLater(() => import('./option-group-sheet.tsx'), open !== null);
  function done(): void {
    setOpen(null);
    record.reload();
  }
  return (
    <>
      {menu.optionGroups.length === 0 ? (
        <EmptyState emoji="plate" title={t('no_groups')} text={t('no_groups_text')} framed />
      ) : (
        <ul className={`${styles.list} ${styles.surface}`}>
          {menu.optionGroups.map((group) => (
            <li key={group._id} className={styles.group}>
              <OptionGroupFacts group={group} menu={menu}>
                {dishLabels(group, menu) || t('used_by', { count: 0 })}
              </OptionGroupFacts>
              <IconButton
                icon="pencil"
                label={t('edit_of', { name: ownLabels(group.name, menu.contentLanguage) })}
                onClick={() => setOpen(group)}
              />
            </li>
          ))}
        </ul>
      )}
      {open && sheet && (
        <sheet.OptionGroupSheet
          menu={menu}
          group={open === 'new' ? null : open}
          onClose={() => setOpen(null)}
          onSaved={done}
          onRemoved={done}
        />
      )}
    </>
  );
}
