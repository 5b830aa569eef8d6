import { Link, useParams } from 'react-router';
import { useMessages } from '../../../app/app-context.ts';
import { Icon } from '../../../ui/signs/icon.tsx';
import { tabOf } from '../../office-groups.ts';
import styles from './office-group-page.module.css';
import { useOfficeLinks } from './office-links.ts';

/** One of the office's groups, with those that have no tab of their own, as the list that a phone's tab opens. */
export function OfficeGroupPage() {
  const t = useMessages('editing');
  const { group: wanted } = useParams<'group'>();
  const groups = useOfficeLinks();
  const shown = groups.filter(({ group }) => group === wanted || tabOf(group) === wanted);
  return (
    <div className={styles.page}>
      {(shown.length ? shown : groups).map(({ group, links }) => (
        <section key={group}>
          <h1>{t(`group_${group}`)}</h1>
          <ul>
            {links.map(({ to, icon, label }) => (
              <li key={to}>
                <Link to={to}>
                  <Icon name={icon} />
                  <span>{t(label)}</span>
                  <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
