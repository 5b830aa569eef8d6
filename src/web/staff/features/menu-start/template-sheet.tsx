import { useState } from 'react';
import { startMenu } from '../../../../contract/endpoints/menu-templates.ts';
import type { MenuRecord } from '../../../../contract/staff/staff-menu.ts';
import type { MenuTemplate } from '../../../../contract/staff/staff-menu-templates.ts';
import { refusalText } from '../../../app/api/refusal-text.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { money } from '../../../app/format/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import { Alert } from '../../../ui/signs/alert.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './template-sheet.module.css';

interface TemplateSheetProps {
  template: MenuTemplate;
  name: string;
  /** How many dishes it has. */
  count: number;
  currency: MenuRecord['currency'];
  onClose(): void;
  onAdded(menu: MenuRecord): void;
  onRefused(): void;
}

/** Shows everything that a template would add, and adds it. */
export function TemplateSheet({ template, name, count, currency, onClose, onAdded, onRefused }: TemplateSheetProps) {
  const t = useMessages('menu-start');
  const editing = useMessages('editing');
  const language = useLanguage();
  const { snackbar } = useApp();
  const { call } = useStaff();
  const [isSending, setIsSending] = useState(false);
  const [trouble, setTrouble] = useState('');

  async function add(): Promise<void> {
    setIsSending(true);
    const result = await call(startMenu, { body: { kind: template.kind }, quiet: true });
    setIsSending(false);
    if (!result.ok) {
      onRefused();
      return setTrouble(refusalText(result.failure) || editing('not_saved'));
    }
    snackbar.show(t('added', { count }), { tone: 'success' });
    onAdded(result.data.data);
  }

  return (
    <Drawer
      open
      wide
      onClose={onClose}
      label={name}
      closeLabel={editing('close')}
      head={<h2 className={styles.title}>{name}</h2>}
      className={styles.sheet}
    >
      <div className={styles.list}>
        {trouble && <Alert>{trouble}</Alert>}
        <p>{t('adds', { count, pictures: template.pictures })}</p>
        {template.categories.map((category) => (
          <section key={category.name}>
            <h3>{category.name}</h3>
            <ul>
              {category.dishes.map((dish) => (
                <li key={dish.name}>
                  <span>{dish.name}</span>
                  <span>{money(dish.price, currency, language)}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3>{t('options')}</h3>
          <p>{template.options.join(' · ')}</p>
        </section>
      </div>
      <div className={styles.foot}>
        <p>{t('check')}</p>
        <Button before="plus" busy={isSending} onClick={() => void add()}>
          {t('add', { count })}
        </Button>
      </div>
    </Drawer>
  );
}
