import { useState } from 'react';
import { listMenuTemplates } from '../../../../contract/endpoints/menu-templates.ts';
import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { MenuTemplate } from '../../../../contract/staff/staff-menu-templates.ts';
import { useMessages } from '../../../app/app-context.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { NotLoaded } from '../editing/not-loaded.tsx';
import styles from './start-menu.module.css';
import { TemplateSheet } from './template-sheet.tsx';

const ICONS: Record<MenuTemplate['kind'], IconName> = {
  pizzeria: 'pizza',
  sushi: 'fish',
  burgers: 'hamburger',
  cafe: 'coffee',
  indian: 'soup',
  kebab: 'drumstick',
  bakery: 'croissant',
};

export interface StartMenuProps {
  menu: MenuRecord;
  /** Takes over the menu that was begun. */
  take(menu: MenuRecord): void;
  reload(): void;
  /** The way without a template. */
  addCategory(): void;
}

/** What stands in place of an empty menu: menus to begin with, or the first category. */
export function StartMenu({ menu, take, reload, addCategory }: StartMenuProps) {
  const t = useMessages('menu-start');
  const { call } = useStaff();
  const templates = useRecord('menu-templates', () => call(listMenuTemplates, { quiet: true }));
  const [open, setOpen] = useState<MenuTemplate | null>(null);
  const dishes = ({ categories }: MenuTemplate) => categories.reduce((sum, each) => sum + each.dishes.length, 0);
  return (
    <section className={styles.start} aria-labelledby="menu-start">
      <h2 id="menu-start">{t('title')}</h2>
      <p className="muted">{t('text')}</p>
      <NotLoaded record={templates} />
      <ul className={styles.kinds}>
        {templates.value?.templates.map((template) => (
          <li key={template.kind}>
            <button type="button" className={styles.kind} onClick={() => setOpen(template)}>
              <Icon name={ICONS[template.kind]} className={styles.sign} />
              <span className={styles.words}>
                <strong>{t(template.kind)}</strong>
                <span>{t('dishes', { count: dishes(template) })}</span>
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.kind} onClick={addCategory}>
            <Icon name="pencil" className={styles.sign} />
            <span className={styles.words}>
              <strong>{t('own')}</strong>
              <span>{t('own_text')}</span>
            </span>
          </button>
        </li>
      </ul>
      {open && (
        <TemplateSheet
          template={open}
          name={t(open.kind)}
          count={dishes(open)}
          currency={menu.currency}
          onClose={() => setOpen(null)}
          onAdded={take}
          onRefused={reload}
        />
      )}
    </section>
  );
}
