import { creationHeaders } from '../creation.ts';
import {
  campaignInput,
  campaignParams,
  campaignsAnswer,
  campaignTestAnswer,
  campaignTestInput,
} from '../staff/staff-campaigns.ts';
import { endpoint } from './endpoint.ts';
import { REPEATED } from './texts.ts';

export const listCampaigns = endpoint('GET', '/staff/campaigns', {
  needs: 'customers',
  summary: 'List the mails to the mailing list with their figures, and whom the next one would reach',
  answer: campaignsAnswer,
});

export const startCampaign = endpoint('POST', '/staff/campaigns', {
  needs: 'customers',
  perMinute: 20,
  summary: 'Begin to send a mail to the mailing list, so many a day as the restaurant allows',
  description: `Nobody is written to more than once a week. ${REPEATED}`,
  headers: creationHeaders,
  body: campaignInput,
  answer: campaignsAnswer,
  refusals: ['not_found', 'campaign_running', 'campaign_to_nobody', 'campaign_without_own_language'],
});

export const testCampaign = endpoint('POST', '/staff/campaign-tests', {
  needs: 'customers',
  perMinute: 20,
  summary: 'E-mail a text for the mailing list to oneself',
  body: campaignTestInput,
  answer: campaignTestAnswer,
  status: 202,
  refusals: ['not_found'],
});

export const stopCampaign = endpoint('POST', '/staff/campaigns/:id/stop', {
  needs: 'customers',
  summary: 'Stop sending a mail to the mailing list',
  params: campaignParams,
  answer: campaignsAnswer,
  refusals: ['not_found'],
});
