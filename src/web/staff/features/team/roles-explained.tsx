import { useMessages } from '../../../app/app-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useRoleNames } from './role-names.ts';
import styles from './roles-explained.module.css';

/** What each role may do. */
export function RolesExplained() {
  const t = useMessages('team');
  const texts = { Owner: t('owner_may'), Manager: t('manager_may'), Staff: t('staff_may'), Courier: t('courier_may') };
  return (
    <Panel title={t('roles')}>
      <dl className={styles.roles}>
        {useRoleNames().map(({ value, label }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>{texts[value]}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
