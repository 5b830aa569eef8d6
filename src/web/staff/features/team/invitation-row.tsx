import { withdrawInvitation } from '../../../../contract/endpoints/team.ts';
import type { Invitation } from '../../../../contract/staff/staff-team.ts';
import { useApp, useLanguage, useMessages } from '../../../app/app-context.ts';
import { DATE, dateTime } from '../../../app/format/format.ts';
import { escapeText } from '../../../app/hosts/dialogs.ts';
import { useKnownRestaurant } from '../../../features/restaurant/restaurant-resource.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tag } from '../../../ui/signs/chip.tsx';
import { useStaff } from '../../app/staff-context.ts';
import styles from './invitation-row.module.css';
import { useRoleNames } from './role-names.ts';

interface InvitationRowProps {
  invitation: Invitation;
  sendAgain(): void;
  onWithdrawn(): void;
}

/** Somebody who is invited and has not accepted yet: as what, until when, and what can be done about it. */
export function InvitationRow({ invitation, sendAgain, onWithdrawn }: InvitationRowProps) {
  const t = useMessages('team');
  const language = useLanguage();
  const zone = useKnownRestaurant()?.timezone ?? 'UTC';
  const { dialogs, busy, snackbar } = useApp();
  const { call } = useStaff();
  const { _id, email, role, status, expiresAt } = invitation;
  const roleName = useRoleNames().find(({ value }) => value === role)?.label;
  const time = dateTime(expiresAt, zone, language, DATE);

  async function withdraw(): Promise<void> {
    const isSure = await dialogs.ask({
      title: t('withdraw_title'),
      html: t('withdraw_text', { email: escapeText(email) }),
      confirmText: t('withdraw'),
      cancelText: t('cancel'),
    });
    if (!isSure) return;
    const answer = await busy.run(() => call(withdrawInvitation, { params: { id: _id } }));
    if (!answer.ok) return;
    onWithdrawn();
    snackbar.show(t('withdrawn', { email }), { tone: 'success' });
  }

  return (
    <div className={styles.row}>
      <div className={styles.who}>
        <span className={styles.email}>
          <span>{`${email} `}</span>
          {status === 'undeliverable' && <Tag tone="red">{t('undeliverable')}</Tag>}
          {status === 'expired' && <Tag>{t('expired')}</Tag>}
        </span>
        <span className="muted small">
          <span>{`${roleName} · ${t(status === 'expired' ? 'ended_on' : 'ends_on', { time })}`}</span>
        </span>
      </div>
      <Button variant="text" size="sm" aria-label={t('send_again_to', { email })} onClick={sendAgain}>
        {t('send_again')}
      </Button>
      <IconButton icon="trash-2" label={t('withdraw_from', { email })} onClick={() => void withdraw()} />
    </div>
  );
}
