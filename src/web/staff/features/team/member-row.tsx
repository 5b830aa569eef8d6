import { changeRole, dismissMember } from '../../../../contract/endpoints/team.ts';
import type { TeamMember } from '../../../../contract/staff/staff-team.ts';
import type { StaffRole } from '../../../../domain/people/staff-roles.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { useMember, useStaff } from '../../app/staff-context.ts';
import styles from './member-row.module.css';
import { useRoleNames } from './role-names.ts';

interface ColleagueRowProps {
  teamMember: TeamMember;
  onChanged(teamMember: TeamMember): void;
  onLeft(): void;
}

/** A member of the team: their role, and the button that ends their membership. */
export function TeamMemberRow({ teamMember, onChanged, onLeft }: ColleagueRowProps) {
  const t = useMessages('team');
  const { dialogs, busy, snackbar, resources } = useApp();
  const { call, member } = useStaff();
  const isMe = useMember()?.userId === teamMember.userId;
  const { userId, name, email, role } = teamMember;
  const roles = useRoleNames();

  async function give(next: StaffRole): Promise<void> {
    if (isMe && !(await isSure('lower_title', 'lower_text', 'lower'))) return;
    const answer = await busy.run(() => call(changeRole, { params: { userId }, body: { role: next } }));
    if (!answer.ok) return;
    onChanged(answer.data.data.member);
    snackbar.show(t('role_changed', { name }), { tone: 'success' });
    if (isMe) await resources.reload(member);
  }
  async function dismiss(): Promise<void> {
    if (!(await isSure('remove_title', isMe ? 'remove_me_text' : 'remove_text', 'remove'))) return;
    const answer = await busy.run(() => call(dismissMember, { params: { userId } }));
    if (!answer.ok) return;
    onLeft();
    snackbar.show(t('removed', { name }), { tone: 'success' });
    if (isMe) await resources.reload(member);
  }
  function isSure(
    title: 'lower_title' | 'remove_title',
    text: 'lower_text' | 'remove_text' | 'remove_me_text',
    confirm: 'lower' | 'remove',
  ): Promise<boolean> {
    return dialogs.ask({
      title: t(title, { name }),
      html: t(text, { name: escapeText(name) }),
      confirmText: t(confirm),
      cancelText: t('cancel'),
    });
  }

  return (
    <div className={styles.row}>
      <div className={styles.who}>
        <span className={styles.name}>
          <span>{`${name} `}</span>
          {isMe && <Tag>{t('you')}</Tag>}
        </span>
        <span className="muted small">{email}</span>
      </div>
      <SelectField
        label={t('role_of', { name })}
        hideLabel
        className={styles.role}
        value={role}
        options={roles}
        onChange={({ currentTarget }) => void give(currentTarget.value as StaffRole)}
      />
      <IconButton icon="trash-2" label={t('remove_name', { name })} onClick={() => void dismiss()} />
    </div>
  );
}
