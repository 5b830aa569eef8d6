import type { HeldInvitation } from './invitations.ts';
import type { StaffMember } from './staff/staff-me.ts';
import type { ApiRequest, Transport } from './transport.ts';

/** The calls of somebody who has been invited and need not be staff yet. Apart from `staff-api.ts`: only their page downloads them. */
export function invitationCalls(transport: Transport) {
  const post = <T>(path: string, token: string, more: Pick<ApiRequest, 'quiet'> = {}) =>
    transport<T>({ method: 'POST', path: `/invitations/${path}`, body: { token }, ...more });
  return {
    read: (token: string, more?: Pick<ApiRequest, 'quiet'>) => post<{ data: HeldInvitation }>('read', token, more),
    accept: (token: string, more?: Pick<ApiRequest, 'quiet'>) => post<{ data: StaffMember }>('accept', token, more),
  };
}
