import { Link } from 'react-router';
import type { Elements } from '../../../ui/content.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Icon } from '../../../ui/signs/icon.tsx';
import type { IconName } from '../../../ui/signs/icon-names.ts';
import styles from './task-list.module.css';

export interface Task {
  key: string;
  icon: IconName;
  tone: 'red' | 'orange' | 'blue' | 'green';
  title: string;
  text: string;
  to: string;
  /** What the link does: "Open", "Reply". */
  act: string;
}

interface TaskListProps {
  title: string;
  tasks: readonly Task[];
  /** Shown when there is nothing in the list. */
  empty: Elements;
}

/** A list titled by need; each row leads to where something can be done about it. */
export function TaskList({ title, tasks, empty }: TaskListProps) {
  return (
    <Panel title={title} className={styles.panel}>
      {tasks.length === 0 ? (
        empty
      ) : (
        <ul className={styles.list}>
          {tasks.map(({ key, icon, tone, title: what, text, to, act }) => (
            <li key={key} data-tone={tone}>
              <Icon name={icon} className={styles.sign} />
              <div>
                <Link to={to}>{what}</Link>
                <p>{text}</p>
              </div>
              <span className={styles.act} aria-hidden="true">
                {act}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
