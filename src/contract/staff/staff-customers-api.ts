import type { ApiRequest, Transport } from '../transport.ts';
import type { BlockedContact, BlockInput } from './staff-blocks.ts';
import type { CampaignInput, Campaigns, CampaignTestInput } from './staff-campaigns.ts';
import type {
  CustomerNote,
  CustomerNoteInput,
  CustomerRecord,
  CustomerSearchInput,
  CustomersFound,
  GrantPointsInput,
} from './staff-customers.ts';
import type { GuestSettingsInput, GuestSettingsRecord } from './staff-guests.ts';
import type { MailingList, MailingListInput } from './staff-mailing-list.ts';
import { once } from './staff-menu-api.ts';

type Conditions = Pick<ApiRequest, 'signal' | 'quiet'>;

/** The calls of staff about the restaurant's customers. */
export function staffCustomerCalls(transport: Transport) {
  const at = (id: string, rest = '') => `/staff/customers/${encodeURIComponent(id)}${rest}`;
  return {
    search: (body: CustomerSearchInput, more: Conditions = {}) =>
      transport<{ data: CustomersFound }>({ method: 'POST', path: '/staff/customer-searches', body, ...more }),
    read: (id: string, more: Conditions = {}) =>
      transport<{ data: { customer: CustomerRecord } }>({ method: 'GET', path: at(id), ...more }),
    changeNote: (id: string, body: CustomerNoteInput, more: Conditions = {}) =>
      transport<{ data: { note: CustomerNote } }>({ method: 'PUT', path: at(id, '/note'), body, ...more }),
    grantPoints: (id: string, body: GrantPointsInput, key: string, more: Conditions = {}) =>
      transport<{ data: { customer: CustomerRecord } }>({
        ...{ method: 'POST', path: at(id, '/points'), body },
        ...once(key),
        ...more,
      }),
    copy: (id: string) => transport<{ data: { copy: object } }>({ method: 'POST', path: at(id, '/copy') }),
    forget: (id: string) => transport<void>({ method: 'DELETE', path: at(id) }),
    blocks: (more: Conditions = {}) =>
      transport<{ data: { blocks: BlockedContact[] } }>({ method: 'GET', path: '/staff/blocks', ...more }),
    block: (body: BlockInput, more: Conditions = {}) =>
      transport<{ data: { blocks: BlockedContact[] } }>({ method: 'POST', path: '/staff/blocks', body, ...more }),
    liftBlock: (hash: string, more: Conditions = {}) =>
      transport<{ data: { blocks: BlockedContact[] } }>({ method: 'DELETE', path: `/staff/blocks/${hash}`, ...more }),
    mailingList: (more: Conditions = {}) =>
      transport<{ data: MailingList }>({ method: 'GET', path: '/staff/mailing-list', ...more }),
    changeMailingList: (body: MailingListInput, more: Conditions = {}) =>
      transport<{ data: MailingList }>({ method: 'PUT', path: '/staff/mailing-list', body, ...more }),
    campaigns: (more: Conditions = {}) =>
      transport<{ data: Campaigns }>({ method: 'GET', path: '/staff/campaigns', ...more }),
    startCampaign: (body: CampaignInput, key: string) =>
      transport<{ data: Campaigns }>({ method: 'POST', path: '/staff/campaigns', body, ...once(key) }),
    testCampaign: (body: CampaignTestInput) =>
      transport<{ data: { isSent: true } }>({ method: 'POST', path: '/staff/campaign-tests', body }),
    stopCampaign: (id: string) =>
      transport<{ data: Campaigns }>({ method: 'POST', path: `/staff/campaigns/${encodeURIComponent(id)}/stop` }),
    guestSettings: (more: Conditions = {}) =>
      transport<{ data: GuestSettingsRecord }>({ method: 'GET', path: '/staff/guest-settings', ...more }),
    changeGuestSettings: (body: GuestSettingsInput, more: Conditions = {}) =>
      transport<{ data: GuestSettingsRecord }>({ method: 'PUT', path: '/staff/guest-settings', body, ...more }),
  };
}
