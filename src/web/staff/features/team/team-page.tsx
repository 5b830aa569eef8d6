import { useState } from 'react';
import { inviteMember, listTeam } from '../../../../contract/endpoints/team.ts';
import type { Invitation, InviteInput, TeamMember } from '../../../../contract/staff/staff-team.ts';
import type { ApiFailure } from '../../../../contract/transport.ts';
import { useApp, useMessages } from '../../../app/app-context.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useStaff } from '../../app/staff-context.ts';
import { useRecord } from '../../app/use-record.ts';
import { RecordPage } from '../editing/record-page.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { InviteMember } from './invite-member.tsx';
import { TeamMemberRow } from './member-row.tsx';
import { RolesExplained } from './roles-explained.tsx';
import styles from './team-page.module.css';

/** Who works at the restaurant, and in which role; and who is invited to. */
export function TeamPage() {
  const t = useMessages('team');
  const { busy, snackbar } = useApp();
  const { call } = useStaff();
  const record = useRecord('people', () => call(listTeam, { quiet: true }));
  /** Told only once, by a server that sends no mails; null: there is none, or its invitation was withdrawn. */
  const [told, setTold] = useState<{ email: string; link: string } | null>(null);
  return (
    <RecordPage title={t('title')} text={t('text')} record={record}>
      {({ staff, invitations }) => {
        const takeStaff = (changed: TeamMember[]) => record.take({ staff: changed, invitations });
        const takeInvitations = (changed: Invitation[]) => record.take({ staff, invitations: changed });
        async function invite(input: InviteInput, quiet: boolean): Promise<ApiFailure | null> {
          const answer = await call(inviteMember, { body: input, quiet });
          if (!answer.ok) return answer.failure;
          const { invitation, link } = answer.data.data;
          const { _id, email } = invitation;
          takeInvitations([...invitations.filter((each) => each._id !== _id), invitation]);
          setTold(link === null ? null : { email, link });
          if (link === null) snackbar.show(t('sent', { email }), { tone: 'success' });
          return null;
        }
        return (
          <>
            <Panel title={t('team')}>
              <ul className={styles.team}>
                {staff.map((teamMember) => (
                  <li key={teamMember.userId}>
                    <TeamMemberRow
                      teamMember={teamMember}
                      onChanged={(changed) =>
                        takeStaff(staff.map((each) => (each.userId === changed.userId ? changed : each)))
                      }
                      onLeft={() => takeStaff(staff.filter(({ userId }) => userId !== teamMember.userId))}
                    />
                  </li>
                ))}
              </ul>
            </Panel>
            {invitations.length > 0 && (
              <Panel title={t('invitations')}>
                <ul className={styles.team}>
                  {invitations.map((invitation) => (
                    <li key={invitation._id}>
                      <InvitationRow
                        invitation={invitation}
                        sendAgain={() =>
                          void busy.run(() => invite({ email: invitation.email, role: invitation.role }, false))
                        }
                        onWithdrawn={() => {
                          setTold((shown) => (shown?.email === invitation.email ? null : shown));
                          takeInvitations(invitations.filter(({ _id }) => _id !== invitation._id));
                        }}
                      />
                    </li>
                  ))}
                </ul>
              </Panel>
            )}
            {told && <InvitationLink key={told.link} {...told} />}
            <InviteMember invite={(input) => invite(input, true)} />
            <RolesExplained />
          </>
        );
      }}
    </RecordPage>
  );
}
